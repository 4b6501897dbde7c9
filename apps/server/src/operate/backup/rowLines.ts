import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../store/tables.js';
import { tableShapes, type TableShape } from './tables.js';

/** Rows that are read together. */
const batch = 500;

/** Every row as a line, in an order in which the tables can be filled. */
export async function* rowLines(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const table of await tableShapes(db)) {
    for await (const row of readTable(db, table)) yield `{"table":${JSON.stringify(table.name)},"row":${row}}`;
  }
}

async function* readTable(db: Kysely<Tables>, { name, columns, key }: TableShape): AsyncGenerator<string> {
  const table = sql.table(name);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  let after: string | undefined;
  for (;;) {
    // Of the key's own type: as text, 10 would come before 9.
    const rest = after === undefined ? sql`` : sql`where ${sql.ref(key)} > (${after})`;
    const { rows } = await sql<{ key: string; row: string }>`
      select ${sql.ref(key)}::text as key, row_to_json(t)::text as row
      from (select ${names} from ${table} ${rest} order by ${sql.ref(key)} limit ${sql.lit(batch)}) t`.execute(db);
    yield* rows.map(({ row }) => row);
    after = rows.at(-1)?.key;
    if (rows.length < batch) return;
  }
}
