import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** How many donations there are, of one category or of all. */
export async function countDonations(db: Kysely<Tables>, category?: string): Promise<number> {
  let tallies = db.selectFrom('tallies').select(sql<number>`coalesce(sum(amount), 0)::int`.as('total'));
  if (category !== undefined) tallies = tallies.where('category', '=', category);
  return (await tallies.executeTakeFirstOrThrow()).total;
}
