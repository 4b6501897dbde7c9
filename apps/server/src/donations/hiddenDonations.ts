import { donationLimits } from '@clothesline/api-client/contract';
import type { OwnDonation } from '@clothesline/api-client/members';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { photoHashes } from '../photos/photoName.js';
import { updatePhotoVisibility } from '../photos/photoRows.js';
import { donationColumns, isOffered, toDonation, type DonationRow } from '../store/rows.js';
import { forgetWords } from './search/knownWords.js';
import { tally } from './tally.js';
import type { Tables } from '../store/tables.js';

export type Which = { donationId: number } | { userId: number };

function isOne(which: Which): RawBuilder<boolean> {
  return 'donationId' in which ? sql`id = ${which.donationId}` : sql`user_id = ${which.userId}`;
}

export interface Hiding {
  /** Given by a moderator. Unset if the whole account is hidden. */
  reason?: string;
  now: Date;
}

export async function hideDonations(db: Transaction<Tables>, which: Which, { reason, now }: Hiding): Promise<void> {
  const { rows } = await sql<ChangedRow>`
    update donations set
      hidden_at = ${now}, hidden_for = ${reason ?? null}, hidden_by_moderator = ${reason !== undefined},
      status = case when status = 'promised' then 'available' else status end
    where ${isOne(which)} and hidden_at is null returning category, images, status`.execute(db);
  await settle(db, rows, -1);
}

export async function showDonations(
  db: Transaction<Tables>,
  which: Which,
  { byModerator }: { byModerator: boolean },
): Promise<void> {
  const { rows } = await sql<ChangedRow>`
    update donations set hidden_at = null, hidden_for = null, hidden_by_moderator = null, offered_at = now()
    where ${isOne(which)} and hidden_by_moderator = ${byModerator} returning category, images, status`.execute(db);
  await settle(db, rows, 1);
}

type ChangedRow = Pick<DonationRow, 'category' | 'images' | 'status'>;

async function settle(db: Transaction<Tables>, rows: readonly ChangedRow[], added: 1 | -1): Promise<void> {
  const offered = rows.filter(({ status }) => isOffered(status));
  await tally(
    db,
    offered.map(({ category }) => category),
    added,
  );
  await updatePhotoVisibility(db, photoHashes(rows.flatMap(({ images }) => images)));
}

export async function deleteHiddenDonations(db: Transaction<Tables>, which: Which) {
  const { rows } = await sql<{ id: number; images: string[]; title: string; locationName: string }>`
    delete from donations where ${isOne(which)} and hidden_at is not null
    returning id, images, title, location_name as "locationName"`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('hand_overs').where('donation_id', 'in', ids).execute();
  await forgetWords(db, rows);
  return { ids, images: rows.flatMap(({ images }) => images) };
}

export async function readHiddenDonations(
  db: Kysely<Tables>,
  userId: number,
  { limit, before = donationLimits.id }: { limit: number; before?: number },
): Promise<OwnDonation[]> {
  const user = await db.selectFrom('users').select('suspended_for').where('id', '=', userId).executeTakeFirst();
  const rows = await db
    .selectFrom('donations')
    .innerJoin('points', 'points.id', 'point_id')
    .select(donationColumns)
    .select('hidden_for')
    .where('user_id', '=', userId)
    .where('hidden_at', 'is not', null)
    .where('donations.id', '<', before)
    .orderBy('donations.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const hiddenFor = row.hidden_for ?? user?.suspended_for;
    return { ...toDonation({ ...row, status: 'hidden' }), ...(hiddenFor && { hiddenFor }) };
  });
}
