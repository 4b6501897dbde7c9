import { donationLimits, type Donation } from '@clothesline/api-client/contract';
import type { Person } from '@clothesline/api-client/members';
import type { Kysely, Selectable } from 'kysely';
import { fittingRows } from '../http/fittingRows.js';
import { donationColumns, isOnOffer, toDonation } from '../store/rows.js';
import type { Tables } from '../store/tables.js';
import { shownImage } from './accounts.js';
import { readOrganization } from './organizations.js';
import type { UsersTable } from '../store/tables/accounts.js';

/** Donations can be up to 40 kB, so limit them per profile. */
const most = 200;
const batch = 50;

export async function readGiven(
  db: Kysely<Tables>,
  userId: number,
  {
    limit,
    before = donationLimits.id,
    isOffered = false,
  }: { limit?: number; before?: number; isOffered?: boolean } = {},
): Promise<Donation[]> {
  const rows = await db
    .selectFrom('visible_donations as donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select(donationColumns)
    .where('user_id', '=', userId)
    .where('donations.id', '<', before)
    .$if(isOffered, (donations) => donations.where(isOnOffer))
    .orderBy('donations.id', 'desc')
    .limit(limit ?? null)
    .execute();
  return rows.map(toDonation);
}

/** Stops at the maximum response size. */
async function readFittingDonations(db: Kysely<Tables>, userId: number, isOffered: boolean): Promise<Donation[]> {
  const found: Donation[] = [];
  let before: number | undefined;
  while (found.length < most) {
    const rows = await readGiven(db, userId, {
      limit: batch,
      isOffered,
      ...(before !== undefined && { before }),
    });
    found.push(...rows);
    const fitting = fittingRows(found).length;
    if (rows.length < batch || fitting < found.length) return found.slice(0, fitting);
    before = rows.at(-1)?.id;
  }
  return found;
}

/** Returns the name of a person or organization, or `undefined` if it's missing, suspended or about to be deleted. */
export async function readName(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .leftJoin('organizations', (join) => join.onRef('user_id', '=', 'users.id').on('confirmed_at', 'is not', null))
    .select(['display_name', 'organizations.name', 'delete_at', 'suspended_for'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (user) return isOut(user) ? undefined : (user.name ?? user.display_name);
  const donation = await db
    .selectFrom('visible_donations as donations')
    .select('id')
    .where('user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return donation && nameOfNumber(id);
}

function isOut(user: Pick<Selectable<UsersTable>, 'delete_at' | 'suspended_for'>): boolean {
  return user.delete_at !== null || user.suspended_for !== null;
}

const nameOfNumber = (id: number) => `User #${id}`;

export async function readPerson(
  db: Kysely<Tables>,
  id: number,
  { origin, viewerId }: { origin: string; viewerId: number | undefined },
): Promise<Person | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user && (viewerId === id ? user.delete_at !== null : isOut(user))) return undefined;
  const donations = await readFittingDonations(db, id, viewerId !== id);
  if (user) {
    const organization = await readOrganization(db, id, origin);
    const { gave } = await db
      .selectFrom('visible_donations')
      .select((row) => row.fn.countAll<string>().as('gave'))
      .where('user_id', '=', id)
      .where('status', '=', 'given')
      .executeTakeFirstOrThrow();
    return {
      id,
      displayName: user.display_name,
      username: user.username,
      profileImage: shownImage(user.profile_image, origin),
      location: user.location || null,
      bio: user.bio,
      ...(organization && { organization }),
      createdAt: user.created_at.toISOString(),
      donations,
      gave: Number(gave),
    };
  }
  if (donations.length === 0) return undefined;
  return {
    id,
    displayName: nameOfNumber(id),
    username: null,
    profileImage: null,
    location: null,
    bio: null,
    donations,
  };
}
