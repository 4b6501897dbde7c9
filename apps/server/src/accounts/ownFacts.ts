import type { OwnDonation } from '@clothesline/api-client/members';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.js';

/** What only the donor learns of a donation. */
export type OwnFacts = Required<Pick<OwnDonation, 'expiresAt' | 'requests'>>;

/**
 * When donations expire, and how many requests for each are open.
 * @param ids Of donations; those that are not listed are left out
 * @param listingTime How long a donation is offered, in ms
 */
export async function readOwnFacts(
  db: Kysely<Tables>,
  ids: readonly number[],
  listingTime: number,
): Promise<ReadonlyMap<number, OwnFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('donations')
    .select((select) => [
      'id',
      sql<Date>`coalesce(renewed_at, listed_at)`.as('start'),
      select
        .selectFrom('requests')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('donation_id', '=', 'donations.id')
        .where('state', 'in', ['waiting', 'offered', 'promised'])
        .as('requests'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, start, requests }) => [
      id,
      { expiresAt: new Date(start.getTime() + listingTime).toISOString(), requests: Number(requests) },
    ]),
  );
}
