import type { Organization } from '@clothesline/api-client/contract';
import type { OwnOrganization } from '@clothesline/api-client/members';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/tables.js';
import type { OrganizationsTable } from '../store/tables/organizations.js';
import { shownImage } from './accounts.js';

type Row = Selectable<OrganizationsTable> & { profile_image: string | null };

const select = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('organizations')
    .innerJoin('users', 'users.id', 'user_id')
    .selectAll('organizations')
    .select('profile_image')
    .where('user_id', '=', id);

/** Reads a confirmed organization, unless its account is suspended or being deleted. */
export async function readOrganization(
  db: Kysely<Tables>,
  id: number,
  origin: string,
): Promise<Organization | undefined> {
  const row = await select(db, id)
    .where('confirmed_at', 'is not', null)
    .where('delete_at', 'is', null)
    .where('suspended_for', 'is', null)
    .executeTakeFirst();
  return row && toOrganization(row, origin);
}

export async function readOwnOrganization(
  db: Kysely<Tables>,
  id: number,
  origin: string,
): Promise<OwnOrganization | null> {
  const row = await select(db, id).executeTakeFirst();
  if (!row) return null;
  const { confirmed_at, refused_for } = row;
  return {
    ...toOrganization(row, origin),
    state: confirmed_at !== null ? 'confirmed' : refused_for !== null ? 'refused' : 'waiting',
    ...(refused_for !== null && { refusedFor: refused_for }),
  };
}

function toOrganization({ user_id, name, address, hours, rules, contact, profile_image }: Row, origin: string) {
  return { id: user_id, name, logo: shownImage(profile_image, origin), address, hours, rules, contact };
}
