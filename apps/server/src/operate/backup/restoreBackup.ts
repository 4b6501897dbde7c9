import { sql, type Kysely } from 'kysely';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as z from 'zod/mini';
import { record, theOperator } from '../../audit/audit.js';
import { errorReason, StartError } from '../../config/startError.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { isDistributed } from '../../donations/spread/distribute.js';
import { migrations } from '../../store/migrations/index.js';
import { wrapClient } from '../../store/open/postgres.js';
import { photoName } from '../../photos/photoName.js';
import type { Tables } from '../../store/tables.js';
import { readArchive, sequencesName, type BackupFile } from './archive.js';
import { passing, tableShapes, type TableShape } from './tables.js';
import { writeAtomically } from './writeAtomically.js';
import { writeBackup } from './writeBackup.js';

export interface RestoreTarget {
  client: ClientBase;
  photos: PhotoStore;
  /** The store is backed up to this file before it's replaced. If this is missing, the store has to be empty. */
  aside?: string | undefined;
  /** Called before each file, for example to check the free space. */
  check?: () => void;
}

const sequencesSchema = z.record(z.string(), z.int());

export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const table of ['donations', 'messages', 'users', 'photos'] as const) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Restores all of a backup or nothing, into a migrated store. `comeBack` lists people who were deleted since the backup.
 * Throws a `StartError` if the store may not be replaced, or if the backup is damaged.
 */
export async function restoreBackup({ client, photos, aside, check = () => {} }: RestoreTarget, file: string) {
  const db = wrapClient(client);
  const refuseFull = async () => {
    if (aside || (await isEmpty(db))) return;
    throw new StartError('The database is not empty. Add --replace to replace its content; a backup is made first.');
  };
  await refuseFull();
  if (await isDistributed(db)) {
    throw new StartError(
      `The tables are distributed. Restore into a new database, then start a server with DISTRIBUTED on it.`,
    );
  }
  const files = readArchive(file);
  const added: string[] = [];
  let photoCount = 0;
  /** Stores all photos up to the next other file. */
  const nextFile = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { photo, bytes } = next.value;
      if (!photo) return next.value;
      photoCount += 1;
      if (await photos.read(photo)) continue;
      added.push(photo);
      await photos.write([{ name: photo, bytes }]);
    }
    return undefined;
  };
  try {
    let next: (BackupFile & { head: { schema: string; createdAt: string } }) | undefined = await nextFile();
    await client.query('begin');
    // disable the notification triggers, they run for every row
    await sql`set local clothesline.is_importing = 'on'`.execute(db);
    const { rows: deleted } = await sql<{ id: number }>`
      select target_id as id from audit where action = 'delete' and kind = 'person'`.execute(db);
    const shapes = await tableShapes(db);
    // block all writers so that each write either makes it into the old store's backup or waits until after the restore
    await sql`lock table ${sql.join(shapes.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(db);
    await refuseFull();
    if (aside) await writeAtomically(aside, (out) => writeBackup({ client, photos, isInTransaction: true }, out));
    const before = await photoFiles(db);
    for (const name of [...passing, ...shapes.map((shape) => shape.name).toReversed()]) {
      await sql`delete from ${sql.table(name)}`.execute(db);
    }
    const remakeIndexes = await dropIndexes(db, shapes);
    let rows = 0;
    let sequences: Record<string, number> = {};
    const createdAt = next?.head.createdAt ?? '';
    await inSchema(db, next?.head.schema, async () => {
      for (; next; next = await nextFile()) {
        check();
        if (next.name === sequencesName) sequences = sequencesSchema.parse(JSON.parse(next.bytes.toString()));
        else rows += await copyRows(client, next);
      }
    });
    await remakeIndexes();
    for (const shape of shapes) await continueNumbers(db, shape, sequences[shape.name] ?? null);
    const { rows: known } = await sql<{ id: number }>`
      select id from users where id = any(${deleted.map(({ id }) => id)}::int[]) order by id`.execute(db);
    const comeBack = known.map(({ id }) => id);
    const back = comeBack.length > 0 ? `; deleted people came back: ${comeBack.join(', ')}` : '';
    const reason = `The backup of ${createdAt}${back}`;
    await record(db, { actor: theOperator, action: 'restore', reason, now: new Date() });
    const after = new Set(await photoFiles(db));
    await client.query('commit');
    await photos.remove(before.filter((name) => !after.has(name))).catch(() => {});
    // it'd take autovacuum minutes to get here
    await sql`vacuum analyze`.execute(db);
    return { rows, photos: photoCount, comeBack };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await photos.remove(added).catch(() => {});
    if (aside) await rm(aside, { force: true });
    throw error;
  }
}

async function copyRows(client: ClientBase, { table = '', bytes, name }: BackupFile): Promise<number> {
  const columns = bytes.subarray(0, bytes.indexOf('\n')).toString().split('\t');
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const copy = client.query(
    copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin with (format text, header)`),
  );
  try {
    await pipeline(Readable.from([bytes]), copy);
  } catch (error) {
    throw new StartError(`Can't restore the rows of ${name} (${errorReason(error)}).`, { cause: error });
  }
  return copy.rowCount;
}

/** Fills the tables in the schema of the backup, migrating older schemas afterward. */
async function inSchema(db: Kysely<Tables>, schema: string | undefined, fill: () => Promise<void>): Promise<void> {
  const names = Object.keys(migrations);
  const newer = schema === undefined ? [] : names.slice(names.indexOf(schema) + 1);
  if (newer.length === 0) return fill();
  const migrate = async (steps: readonly string[]) => {
    for (const step of steps) await migrations[step]?.up(db);
  };
  const path = await sql<{ now: string; before: string }>`
    select current_schema() as now, current_setting('search_path') as before`.execute(db);
  const { now = '', before = '' } = path.rows[0] ?? {};
  const setPath = (to: string) => sql`select set_config('search_path', ${to}, true)`.execute(db);
  await sql`create schema restored`.execute(db);
  await setPath(`restored, ${before}`);
  await migrate(names.slice(0, -newer.length));
  await fill();
  await migrate(newer);
  for (const { name, columns } of await tableShapes(db)) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.id(now, name)} (${list}) overriding system value
      select ${list} from ${sql.id('restored', name)}`.execute(db);
  }
  await setPath(before);
  await sql`drop schema restored cascade`.execute(db);
}

/**
 * Drops all indexes. Call the returned function to recreate them; this is many times faster than updating them for a
 * million rows.
 */
async function dropIndexes(db: Kysely<Tables>, shapes: readonly TableShape[]): Promise<() => Promise<void>> {
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

async function photoFiles(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ hash: string; widths: number[] }>`select hash, widths from photos`.execute(db);
  return rows.flatMap(({ hash, widths }) => widths.map((width) => photoName(hash, width)));
}

/** New IDs start after the highest ID in either the backup or the previous database, so IDs are never reused. */
async function continueNumbers(
  db: Kysely<Tables>,
  { name, key, isNumbered }: TableShape,
  newest: number | null,
): Promise<void> {
  if (!isNumbered) return;
  const sequence = sql`pg_get_serial_sequence(${name}, ${key})`;
  await sql`
    select setval(${sequence}, newest) from (
      select greatest(${newest}::bigint, pg_sequence_last_value(${sequence}::regclass), max(${sql.ref(key)})) as newest
      from ${sql.table(name)}
    ) numbers where newest is not null`.execute(db);
}
