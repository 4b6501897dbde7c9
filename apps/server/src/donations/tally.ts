import { sql, type Kysely } from 'kysely';
import type { Tables } from '../store/tables.js';

export async function tally(db: Kysely<Tables>, categories: readonly string[], added: number): Promise<void> {
  if (categories.length === 0) return;
  await sql`
    select tally(category, ${added} * count(*)) from unnest(${[...categories]}::text[]) category
    group by category order by category`.execute(db);
}
