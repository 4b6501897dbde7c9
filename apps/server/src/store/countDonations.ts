import { sql, type Kysely } from 'kysely';
import { inCategory, type Filters } from './search/filters.js';
import type { Tables } from './tables.js';

/** Counts the donations on offer, of one category or of all, without those of some donors. */
export async function countDonations(
  db: Kysely<Tables>,
  { category, withoutDonors = [] }: Pick<Filters, 'category' | 'withoutDonors'>,
): Promise<number> {
  let tallies = db.selectFrom('tallies').select(sql<number>`coalesce(sum(amount), 0)::int`.as('total'));
  if (category !== undefined) tallies = tallies.where('category', '=', category);
  const { total } = await tallies.executeTakeFirstOrThrow();
  if (withoutDonors.length === 0) return total;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visible_donations
    where user_id = any(${withoutDonors}::int[]) and ${inCategory({ category })}`.execute(db);
  return total - (rows[0]?.count ?? 0);
}
