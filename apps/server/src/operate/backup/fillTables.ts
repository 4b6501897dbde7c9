import { sql, type Kysely } from 'kysely';
import { errorReason, StartError } from '../../config/startError.js';
import { isDistributed } from '../../store/distribute.js';
import type { Tables } from '../../store/tables.js';
import { asObject } from './asObject.js';
import { isSeal, type LineHash } from './seal.js';
import { tableShapes, type TableShape } from './tables.js';

/** Rows that are written together: about a megabyte. */
const batch = 2000;

export interface FillOptions {
  /** Has every line before the first one that is given. */
  hash: LineHash;
  /** Called with each line that holds no row; resolves with whether it was understood. */
  onOther?: (line: Record<string, unknown>) => Promise<boolean>;
  /** Files of photos so far; none are counted where it is missing. */
  photos?: () => number;
  /** Called before each write; refuses it by throwing. */
  check?: () => void;
}

/**
 * Fills empty tables with the rows that the lines hold, up to the line that seals them, within a transaction that must fail
 * where this does. Resolves with the number of rows. Throws a `StartError` where the lines are not what was written.
 */
export async function fillTables(
  db: Kysely<Tables>,
  lines: AsyncIterator<string>,
  { hash, onOther = async () => false, photos, check = () => {} }: FillOptions,
): Promise<number> {
  if (await isDistributed(db)) {
    throw new StartError(
      `The tables are spread over several machines; use a new database for the backup, and start a server with DISTRIBUTED on it afterwards.`,
    );
  }
  // No notification for each row.
  await sql`set local clothesline.is_importing = 'on'`.execute(db);
  const shapes = await tableShapes(db);
  const remake = await withoutIndexes(db, shapes);
  let count = 0;
  let line = 1;
  let waiting: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async () => {
    const shape = shapes.find(({ name }) => name === waiting.table);
    if (waiting.rows.length === 0) return;
    if (!shape) throw new StartError(`Line ${line} of the backup: there is no table "${waiting.table}".`);
    check();
    await fill(db, shape, waiting.rows);
    count += waiting.rows.length;
    waiting = { table: waiting.table, rows: [] };
  };
  let seal: string | undefined;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    line += 1;
    if (seal !== undefined) throw new StartError(`Line ${line} of the backup comes after its end.`);
    if (isSeal(next.value)) {
      seal = next.value;
      continue;
    }
    hash.add(next.value);
    const value = asObject(next.value) ?? {};
    const { table, row } = value;
    if (typeof table === 'string' && typeof row === 'object' && row !== null) {
      if (table !== waiting.table || waiting.rows.length >= batch) await flush();
      waiting.table = table;
      waiting.rows.push(row);
    } else if (!(await onOther(value))) {
      throw new StartError(`Line ${line} of the backup cannot be read; is the file cut off?`);
    }
  }
  await flush();
  if (seal === undefined) throw new StartError(`The backup has no last line that tells its end; it was cut off.`);
  if (seal !== hash.seal({ rows: count, photos: photos?.() })) throw changed();
  await remake();
  for (const shape of shapes) await goOnCounting(db, shape);
  return count;
}

/** The error for lines that are not those that were written. */
export function changed(): StartError {
  return new StartError(`The backup is not what was written: its lines do not match the count and hash at its end.`);
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
  // Rows of an earlier version lack columns: these have their defaults.
  const given = columns.filter((column) => rows.some((row) => Object.hasOwn(row as object, column)));
  const names = sql.join(given.map((column) => sql.ref(column)));
  const table = sql.table(name);
  try {
    await sql`
      insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(db);
  } catch (error) {
    throw new StartError(`The backup's rows of "${name}" do not fit (${errorReason(error)}).`, { cause: error });
  }
}

/** Numbers given from now on come after those that are taken, and after those that were given before. */
async function goOnCounting(db: Kysely<Tables>, { name, key, isNumbered }: TableShape): Promise<void> {
  if (!isNumbered) return;
  const sequence = sql`pg_get_serial_sequence(${name}, ${key})`;
  await sql`
    select setval(${sequence}, greatest(max(${sql.ref(key)}), nextval(${sequence}) - 1))
    from ${sql.table(name)} having count(*) > 0`.execute(db);
}
