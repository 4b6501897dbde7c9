import { sql, type Kysely } from 'kysely';
import { schemaOf } from '../store/migrate.js';
import type { Tables } from '../store/tables.js';
import { StartError } from '../config/startError.js';
import { sealedWriter } from './seal.js';
import { tableShapes, type TableShape } from './tables.js';
import type { WriteLine } from './writeWhole.js';

/** What the first line of an export says it is. */
export const exportFormat = 'clothesline-export';

/** Rows that are read together. */
const batch = 500;

/**
 * Everything in a store as lines of JSON: the first tells the format and the shape of the tables, the last how many rows
 * there are and what they hash to, each other one holds a row. All of one moment, also while servers write. Returns the
 * number of rows.
 */
export async function exportStore(db: Kysely<Tables>, writeLine: WriteLine): Promise<number> {
  const schema = await schemaOf(db);
  if (schema === undefined) throw new StartError('There is no store to export; start the server once to make one.');
  let count = 0;
  const { write, end } = sealedWriter(writeLine);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await write(JSON.stringify({ format: exportFormat, schema, exportedAt: new Date().toISOString() }));
      for await (const line of rowLines(transaction)) {
        await write(line);
        count += 1;
      }
    });
  await end({ rows: count });
  return count;
}

/** Every row as a line, in an order in which the tables can be filled. */
export async function* rowLines(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const table of await tableShapes(db)) {
    for await (const row of rowsOf(db, table)) yield `{"table":${JSON.stringify(table.name)},"row":${row}}`;
  }
}

async function* rowsOf(db: Kysely<Tables>, { name, columns, key }: TableShape): AsyncGenerator<string> {
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
