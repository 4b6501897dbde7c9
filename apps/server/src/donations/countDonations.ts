import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inCategory, type Filters } from './search/filters.js';
import type { Tables } from '../store/tables.js';

type Counted = Pick<Filters, 'category' | 'withoutDonors'>;

export function onOfferCount({ category, withoutDonors = [] }: Counted): RawBuilder<number> {
  const isCounted = category === undefined ? sql`true` : sql`category = ${category}`;
  const total = sql<number>`(select coalesce(sum(amount), 0)::int from tallies where ${isCounted})`;
  if (withoutDonors.length === 0) return total;
  return sql`(${total} - (
    select count(*) from visible_donations where user_id = any(${withoutDonors}::int[]) and ${inCategory({ category })}
  )::int)`;
}

export async function countDonations(db: Kysely<Tables>, counted: Counted): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${onOfferCount(counted)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
