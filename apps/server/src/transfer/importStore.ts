import { sql, type Kysely } from 'kysely';
import { migrate, migrateTo, schemaOf } from '../store/migrate.js';
import { migrations } from '../store/migrations/index.js';
import type { Tables } from '../store/tables.js';
import { StartError } from '../config/startError.js';
import { asObject } from './asObject.js';
import { exportFormat } from './exportStore.js';
import { fillTables } from './fillTables.js';
import { createLineHash } from './seal.js';
import { tableShapes } from './tables.js';

/**
 * Fills an empty store with the lines of an export, all or nothing, and brings it to today's shape. Throws a `StartError`
 * where the store is not empty, or the lines are no export.
 */
export async function importStore(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  const reader = filled(lines);
  const head = await reader.next();
  const schema = schemaNamed(head.done ? '' : head.value);
  const known = await schemaOf(db);
  if (known === undefined) await migrateTo(db, schema);
  else if (known !== schema) {
    throw new StartError(
      `The export is of another version (${schema}) than the store (${known}); import it into a new store.`,
    );
  }
  const hash = createLineHash();
  hash.add(String(head.value));
  const count = await db.transaction().execute(async (transaction) => {
    await refuseFull(transaction);
    return fillTables(transaction, reader, { what: 'export', hash });
  });
  await migrate(db);
  // The newest donation may be among the hidden ones.
  await sql`
    select setval(pg_get_serial_sequence('donations', 'id'), newest)
    from (select max(id) as newest from hidden_donations) hidden
    where newest > (select coalesce(max(id), 0) from donations)`.execute(db);
  // The embedded store has no process that would do it; PostgreSQL's own comes some minutes later.
  await sql`vacuum analyze`.execute(db);
  return count;
}

async function* filled(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const line of lines) if (line !== '') yield line;
}

function schemaNamed(line: string): string {
  const { format, schema } = asObject(line) ?? {};
  if (format !== exportFormat || typeof schema !== 'string') {
    throw new StartError('This is not an export of Clothesline: its first line says nothing of it.');
  }
  requireKnown(schema, 'export');
  return schema;
}

/** Throws a `StartError` where a transfer is of a newer version than this program. */
export function requireKnown(schema: string, what: 'export' | 'backup'): void {
  if (Object.hasOwn(migrations, schema)) return;
  throw new StartError(`The ${what} is of a newer version than this server (${schema}); update the server first.`);
}

/** What a first start leaves in an empty store makes way; what people gave does not. */
async function refuseFull(db: Kysely<Tables>): Promise<void> {
  for (const name of ['donations', 'messages']) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new StartError('The store is not empty; import into a new one.');
  }
  const shapes = await tableShapes(db);
  for (const { name } of shapes.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
}
