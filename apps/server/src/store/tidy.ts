import { sql, type Kysely, type RawBuilder } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Layout } from './layout.js';
import type { Tables } from './tables.js';
import { rowTerms, type TermRules } from './terms.js';

/** Rows that are deleted in one statement, so that each takes some milliseconds. */
const batch = 2000;

export interface TidyOptions extends TermRules {
  layout: Layout;
}

/** Deletes the rows whose term is over. */
export async function tidy(db: Kysely<Tables>, { layout, ...rules }: TidyOptions): Promise<void> {
  for (const { table, isOver } of rowTerms) await layout.deleteRows(db, table, isOver(rules));
}

/** How many rows of a table are past their term. */
export async function countOver(
  db: Kysely<Tables>,
  name: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(name)} where ${condition}`.execute(db);
  return Number(rows[0]?.count);
}

/** Deletes rows in batches, so that others can write in between. */
export async function deleteInBatches(
  db: Kysely<Tables>,
  name: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const table = sql.table(name);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`.execute(
      db,
    );
    if (numAffectedRows < batch) return;
    await setImmediate();
  }
}
