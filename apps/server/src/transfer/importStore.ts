import { sql, type Kysely } from 'kysely';
import { migrate, migrateTo, schemaOf } from '../store/migrate.js';
import { migrations } from '../store/migrations/index.js';
import type { Tables } from '../store/tables.js';
import { reasonOf, StartError } from '../config/startError.js';
import { exportFormat } from './exportStore.js';
import { createLineHash, isSeal } from './seal.js';
import { tableShapes, type TableShape } from './tables.js';

/** Rows that are written together: about a megabyte. */
const batch = 2000;

/**
 * Fills an empty store with the lines of an export, all or nothing, and brings it to today's shape. Throws a `StartError`
 * where the store is not empty, or the lines are no export.
 */
export async function importStore(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const head = await reader.next();
  const schema = schemaNamed(head.done ? '' : head.value);
  const known = await schemaOf(db);
  if (known === undefined) await migrateTo(db, schema);
  else if (known !== schema) {
    throw new StartError(
      `The export is of another version (${schema}) than the store (${known}); import it into a new store.`,
    );
  }
  let count = 0;
  const hash = createLineHash();
  hash.add(head.value);
  await db.transaction().execute(async (transaction) => {
    // Nobody is told of each row.
    await sql`set local clothesline.is_importing = 'on'`.execute(transaction);
    const shapes = await tableShapes(transaction);
    await refuseFull(transaction, shapes);
    const remake = await withoutIndexes(transaction, shapes);
    let line = 1;
    let waiting: { table: string; rows: unknown[] } = { table: '', rows: [] };
    const flush = async () => {
      const shape = shapes.find(({ name }) => name === waiting.table);
      if (waiting.rows.length === 0) return;
      if (!shape) throw new StartError(`Line ${line} of the export: there is no table "${waiting.table}".`);
      await fill(transaction, shape, waiting.rows);
      count += waiting.rows.length;
      waiting = { table: waiting.table, rows: [] };
    };
    let seal: string | undefined;
    for (let next = await reader.next(); !next.done; next = await reader.next()) {
      line += 1;
      if (next.value === '') continue;
      if (seal !== undefined) throw new StartError(`Line ${line} of the export comes after its end.`);
      if (isSeal(next.value)) {
        seal = next.value;
        continue;
      }
      hash.add(next.value);
      const { table, row } = read(next.value, line);
      if (table !== waiting.table || waiting.rows.length >= batch) await flush();
      waiting.table = table;
      waiting.rows.push(row);
    }
    await flush();
    if (seal === undefined) throw new StartError('The export has no last line that tells its end; it was cut off.');
    if (seal !== hash.seal(count)) {
      throw new StartError('The export is not what was written: the rows do not match the count and hash at its end.');
    }
    await remake();
    for (const shape of shapes) await goOnCounting(transaction, shape);
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

function schemaNamed(line: string): string {
  const { format, schema } = asObject(line) ?? {};
  if (format !== exportFormat || typeof schema !== 'string') {
    throw new StartError('This is not an export of Clothesline: its first line says nothing of it.');
  }
  if (!(schema in migrations)) {
    throw new StartError(`The export is of a newer version than this server (${schema}); update the server first.`);
  }
  return schema;
}

function read(line: string, number: number): { table: string; row: object } {
  const { table, row } = asObject(line) ?? {};
  if (typeof table === 'string' && typeof row === 'object' && row !== null) return { table, row };
  throw new StartError(`Line ${number} of the export cannot be read; is the file cut off?`);
}

function asObject(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** What a first start leaves in an empty store makes way; what people gave does not. */
async function refuseFull(db: Kysely<Tables>, shapes: readonly TableShape[]): Promise<void> {
  for (const name of ['donations', 'messages']) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new StartError('The store is not empty; import into a new one.');
  }
  for (const { name } of shapes.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db);
}

/**
 * Takes the indexes away that no constraint needs, and returns a function that makes them again: in one go, over a million
 * rows, that is many times faster than row by row.
 */
async function withoutIndexes(db: Kysely<Tables>, shapes: readonly TableShape[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${shapes.map(({ name }) => name)}::text[])
    and indexname not in (select conname from pg_constraint where connamespace = current_schema()::regnamespace)
    order by indexname`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return async () => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(db);
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}

async function fill(db: Kysely<Tables>, { name, columns }: TableShape, rows: readonly unknown[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const table = sql.table(name);
  try {
    await sql`
      insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(db);
  } catch (error) {
    throw new StartError(`The export's rows of "${name}" do not fit (${reasonOf(error)}).`, { cause: error });
  }
}

/** Numbers given from now on come after those that are taken. */
async function goOnCounting(db: Kysely<Tables>, { name, key, isNumbered }: TableShape): Promise<void> {
  if (!isNumbered) return;
  await sql`
    select setval(pg_get_serial_sequence(${name}, ${key}), max(${sql.ref(key)}))
    from ${sql.table(name)} having count(*) > 0`.execute(db);
}
