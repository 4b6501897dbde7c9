import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../store/tables.js';

/**
 * Tables whose rows are not carried: sums that triggers make again, what is forgotten anyway, sessions and what signs them, and Kysely's own. Every
 * other table is, one of a later version too.
 */
const left = new Set([
  'tallies',
  'allowances',
  'sessions',
  'push_devices',
  'pushes',
  'sign_in_codes',
  'listing_tokens',
  'spent_challenges',
  'undo_links',
  'verifications',
  'secrets',
  'answered_writes',
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Those of them that say who may do what now: a restore ends all of it. */
export const passing = [
  'sessions',
  'sign_in_codes',
  'listing_tokens',
  'undo_links',
  'verifications',
  'answered_writes',
  'allowances',
];

/** Tables that others refer to, in the order in which they must be filled; all further ones come after. */
const first = ['points', 'donations'];

export interface TableShape {
  name: string;
  /** All that are kept; not those that the database works out. */
  columns: string[];
  /** The column that rows are in order of. */
  key: string;
  /** Whether the key's numbers come from the database. */
  isNumbered: boolean;
}

/** The tables that hold what people gave, in an order in which they can be filled. */
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
