import { expiry, type Durations } from '@clothesline/api-client/hand-over';
import type { OwnDonation } from '@clothesline/api-client/members';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.js';

export type OwnFacts = Required<Pick<OwnDonation, 'expiresAt' | 'requests'>>;

export async function readOwnDonationDetails(
  db: Kysely<Tables>,
  ids: readonly number[],
  durations: Durations,
): Promise<ReadonlyMap<number, OwnFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('visible_donations')
    .select(['id', sql<Date>`coalesce(renewed_at, listed_at)`.as('start')])
    .where('id', 'in', ids)
    .execute();
  const counts = await db
    .selectFrom('requests')
    .select((select) => ['donation_id', select.fn.countAll<string>().as('count')])
    .where('donation_id', 'in', ids)
    .where('state', 'in', ['waiting', 'offered', 'promised'])
    .groupBy('donation_id')
    .execute();
  const open = new Map(counts.map((row) => [row.donation_id, Number(row.count)]));
  return new Map(
    rows.map(({ id, start }) => [
      id,
      { expiresAt: new Date(expiry(start.toISOString(), durations)).toISOString(), requests: open.get(id) ?? 0 },
    ]),
  );
}
