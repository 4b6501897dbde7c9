import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../store/tables.js';

/** These grant access or limit it, so they're cleared by a restore. */
export const passing = [
  'sessions',
  'sign_in_codes',
  'listing_tokens',
  'undo_links',
  'verifications',
  'answered_writes',
  'allowances',
];

/** Excluded from backups: sums that triggers rebuild, short-lived data, keys, and Kysely's tables. */
const left = new Set([
  ...passing,
  'tallies',
  'push_devices',
  'pushes',
  'spent_challenges',
  'secrets',
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Other tables reference these, so they have to be filled first. */
const first = ['points', 'donations'];

export interface TableShape {
  name: string;
  columns: string[];
  /** Sort column. */
  key: string;
  isNumbered: boolean;
}

export async function tableShapes(db: Kysely<Tables>): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.table_name as name,
      array_agg(c.column_name::text order by c.ordinal_position) filter (where c.is_generated = 'NEVER') as columns,
      k.key,
      bool_or(c.is_identity = 'YES') as "isNumbered"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join (
      select p.table_schema, p.table_name, min(column_name) as key
      from information_schema.table_constraints p
      join information_schema.key_column_usage using (constraint_schema, constraint_name)
      where p.constraint_type = 'PRIMARY KEY' group by p.table_schema, p.table_name
    ) k using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    group by c.table_name, k.key order by c.table_name`.execute(db);
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return rows.filter(({ name }) => !left.has(name)).toSorted((one, other) => place(one.name) - place(other.name));
}
