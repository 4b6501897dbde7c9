import type { Donation } from '@clothesline/api-client/contract';
import type { Person } from '@clothesline/api-client/members';
import type { Kysely } from 'kysely';
import { donationColumns, toDonation } from '../store/rows.js';
import type { Tables } from '../store/tables.js';
import { shownImage } from './accounts.js';

/** Donations of one person that a page shows. */
const most = 200;

/** What somebody gives, newest first; all of it where no limit is given. */
export async function readDonationsOf(db: Kysely<Tables>, userId: number, limit?: number): Promise<Donation[]> {
  const rows = await db
    .selectFrom('donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select(donationColumns)
    .where('user_id', '=', userId)
    .orderBy('donations.id', 'desc')
    .limit(limit ?? null)
    .execute();
  return rows.map(toDonation);
}

/** What others call somebody; undefined where there is nobody, and where the account is being deleted. */
export async function readName(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['display_name', 'delete_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user) return user.delete_at ? undefined : user.display_name;
  const donation = await db.selectFrom('donations').select('id').where('user_id', '=', id).limit(1).executeTakeFirst();
  return donation && nameOfNumber(id);
}

/** What a donor without an account is called. */
const nameOfNumber = (id: number) => `User #${id}`;

/**
 * Somebody as everybody sees them; a donor without an account is a number. Undefined where there is nobody, and where the
 * account is being deleted.
 */
export async function readPerson(db: Kysely<Tables>, id: number, origin: string): Promise<Person | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user?.delete_at) return undefined;
  const donations = await readDonationsOf(db, id, most);
  if (user) {
    return {
      id,
      displayName: user.display_name,
      username: user.username,
      profileImage: shownImage(user.profile_image, origin),
      location: user.location || null,
      bio: user.bio,
      createdAt: user.created_at.toISOString(),
      donations,
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
