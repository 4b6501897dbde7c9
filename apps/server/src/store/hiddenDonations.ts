import { donationLimits } from '@clothesline/api-client/contract';
import type { OwnDonation } from '@clothesline/api-client/members';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { photoHashes } from './photoName.js';
import { settlePhotos } from './photos.js';
import { donationColumns, toDonation } from './rows.js';
import { isOffered } from './search/filters.js';
import { forgetWords } from './search/knownWords.js';
import { tally } from './tally.js';
import type { DonationsTable, Tables } from './tables.js';

/** Columns that a hidden donation takes along: all but the status. */
const columns = [
  'id',
  'title',
  'description',
  'category',
  'images',
  'image_descriptions',
  'quantity',
  'user_id',
  'point_id',
  'location_name',
  'place_key',
  'created_at',
  'listed_at',
  'renewed_at',
  'search_text',
  'search_words',
] as const satisfies (keyof DonationsTable)[];

const names = sql.join(columns.map((column) => sql.ref(column)));

/** One donation, or all of a person. */
export type Which = { donationId: number } | { userId: number };

function isOne(which: Which): RawBuilder<boolean> {
  return 'donationId' in which ? sql`id = ${which.donationId}` : sql`user_id = ${which.userId}`;
}

export interface Hiding {
  /** Why a moderator hides it; missing where the whole account is out of sight. */
  reason?: string;
  now: Date;
}

/** Takes donations out of every list, search and feed. One that was promised goes back to available later. */
export async function hideDonations(db: Transaction<Tables>, which: Which, { reason, now }: Hiding): Promise<void> {
  const rows = await take(db, 'donations', isOne(which));
  if (rows.length === 0) return;
  await sql`
    insert into hidden_donations (${names}, status, hidden_for, by_moderator, hidden_at)
    select ${names}, case when status = 'promised' then 'available' else status end,
      ${reason ?? null}::text, ${reason !== undefined}::boolean, ${now}::timestamptz
    from json_populate_recordset(null::donations, ${JSON.stringify(rows)}::json)`.execute(db);
  await tally(
    db,
    rows.filter(({ status }) => isOffered(status)).map(({ category }) => category),
    -1,
  );
  await settlePhotos(db, photoHashes(rows.flatMap(({ images }) => images)));
}

/** Brings donations back that are hidden by a moderator, or with the account of their donor. */
export async function showDonations(
  db: Transaction<Tables>,
  which: Which,
  { byModerator }: { byModerator: boolean },
): Promise<void> {
  const rows = await take(db, 'hidden_donations', sql`${isOne(which)} and by_moderator = ${byModerator}`);
  if (rows.length === 0) return;
  await sql`
    insert into donations (${names}, status) overriding system value
    select ${names}, status from json_populate_recordset(null::donations, ${JSON.stringify(rows)}::json)`.execute(db);
  await tally(
    db,
    rows.filter(({ status }) => isOffered(status)).map(({ category }) => category),
    1,
  );
  await settlePhotos(db, photoHashes(rows.flatMap(({ images }) => images)));
}

/** Deletes rows, and gives all of their columns: no statement moves rows between tables that are on several machines. */
async function take(
  db: Transaction<Tables>,
  table: 'donations' | 'hidden_donations',
  condition: RawBuilder<boolean>,
): Promise<{ category: string; images: string[]; status: string }[]> {
  const { rows } = await sql<{ category: string; images: string[]; status: string }>`
    delete from ${sql.table(table)} where ${condition} returning ${names}, status`.execute(db);
  return rows;
}

/** Deletes hidden donations for good, with what is remembered of their hand-overs and words. Resolves with those that are gone. */
export async function deleteHiddenDonations(db: Transaction<Tables>, which: Which) {
  const { rows } = await sql<{ id: number; images: string[]; title: string; locationName: string }>`
    delete from hidden_donations where ${isOne(which)}
    returning id, images, title, location_name as "locationName"`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('hand_overs').where('donation_id', 'in', ids).execute();
  await forgetWords(db, rows);
  return { ids, images: rows.flatMap(({ images }) => images) };
}

/** Hidden donations of a person as they see them, the newest first, before the id `before`. */
export async function readHiddenDonations(
  db: Kysely<Tables>,
  userId: number,
  { limit, before = donationLimits.id }: { limit: number; before?: number },
): Promise<OwnDonation[]> {
  const user = await db.selectFrom('users').select('suspended_for').where('id', '=', userId).executeTakeFirst();
  const rows = await db
    .selectFrom('hidden_donations as donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select(donationColumns)
    .select('hidden_for')
    .where('user_id', '=', userId)
    .where('donations.id', '<', before)
    .orderBy('donations.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const hiddenFor = row.hidden_for ?? user?.suspended_for;
    return { ...toDonation({ ...row, status: 'hidden' }), ...(hiddenFor && { hiddenFor }) };
  });
}
