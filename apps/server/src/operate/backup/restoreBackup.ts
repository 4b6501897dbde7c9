import { sql, type Kysely, type Transaction } from 'kysely';
import { photoName } from '../../store/photoName.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import { StartError } from '../../config/startError.js';
import type { Store } from '../../store/store.js';
import type { Tables } from '../../store/tables.js';
import { asObject } from './asObject.js';
import { fillTables } from './fillTables.js';
import { createLineHash } from './seal.js';
import { passing, tableShapes } from './tables.js';
import { counterLine, photoLine, readHead } from './backupLines.js';
import { today } from './upgradeBackup.js';

export interface RestoreTarget {
  store: Pick<Store, 'db' | 'transaction'>;
  photos: PhotoStore;
  /** Makes the backup of what is there, where that is replaced; an empty store is asked for where it is missing. */
  setAside?: (db: Transaction<Tables>) => Promise<void>;
  /** Called at the end of the transaction that restores. */
  record: (db: Transaction<Tables>, createdAt: string, comeBack: readonly number[]) => Promise<void>;
  /** Called before each write to the database; refuses it by throwing. */
  check?: () => void;
}

export interface Restored {
  rows: number;
  /** Files of photos. */
  photos: number;
  /** People of the backup who were deleted in what it replaced. */
  comeBack: number[];
}

/** Whether the store holds nothing that people gave or wrote. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const table of ['donations', 'messages', 'users', 'photos'] as const) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Fills a store with the lines of a backup of today's shape, all or nothing. Throws a `StartError` where the store holds
 * something that may not be replaced, or where the lines are not what was written.
 */
export async function restoreBackup(
  { store, photos, setAside, record, check }: RestoreTarget,
  lines: AsyncGenerator<string, void>,
): Promise<Restored> {
  const { value: first = '' } = (await lines.next()) as IteratorResult<string, undefined>;
  const { schema, createdAt } = readHead(first);
  if (schema !== today) throw new StartError(`The backup is of another version (${schema}) than the store (${today}).`);
  const refuseFull = async (db: Kysely<Tables>) => {
    if (setAside || (await isEmpty(db))) return;
    throw new StartError('The store is not empty; add --replace to replace what is there, after a backup of it.');
  };
  await refuseFull(store.db);
  const hash = createLineHash();
  hash.add(first);
  /** Files that were not there before. */
  const added: string[] = [];
  let count = 0;
  const keepPhoto = async (value: unknown) => {
    const { success, data } = photoLine.safeParse(value);
    if (!success) return false;
    count += 1;
    if (await photos.read(data.photo)) return true;
    added.push(data.photo);
    await photos.write([{ name: data.photo, bytes: Buffer.from(data.data, 'base64') }]);
    return true;
  };
  try {
    let row: string | undefined;
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      row = next.value;
      if (!row.startsWith('{"photo":')) break;
      if (!(await keepPhoto(asObject(row)))) throw new StartError('A photo of the backup cannot be read.');
      hash.add(row);
      row = undefined;
    }
    const { rows, gone, comeBack } = await store.transaction(
      async (db) => {
        const deleted = await deletedPeople(db);
        const before = await emptyTables(db, { refuseFull, setAside });
        const counters: { counter: string; newest: number }[] = [];
        const filled = await fillTables(db, withFirst(row, lines), {
          hash,
          photos: () => count,
          check,
          async onOther(value) {
            const { success, data } = counterLine.safeParse(value);
            if (success) counters.push(data);
            return success || keepPhoto(value);
          },
        });
        await goOnCounting(db, counters);
        const known = await db.selectFrom('users').select('id').orderBy('id').execute();
        const comeBack = known.map(({ id }) => id).filter((id) => deleted.has(id));
        await record(db, createdAt, comeBack);
        return { rows: filled, gone: await notListed(db, before), comeBack };
      },
      { changesLists: true },
    );
    await photos.remove(gone).catch(() => {});
    // PostgreSQL does it by itself only some minutes later.
    await sql`vacuum analyze`.execute(store.db);
    return { rows, photos: count, comeBack };
  } catch (error) {
    await photos.remove(added).catch(() => {});
    throw error;
  }
}

async function* withFirst(
  first: string | undefined,
  lines: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  if (first !== undefined) yield first;
  yield* lines;
}

/** Empties all tables, after a backup of what is there. Returns the files of the photos that were there. */
async function emptyTables(
  db: Transaction<Tables>,
  { refuseFull, setAside }: { refuseFull: (db: Kysely<Tables>) => Promise<void> } & Pick<RestoreTarget, 'setAside'>,
): Promise<string[]> {
  const shapes = await tableShapes(db);
  // Writers wait meanwhile: each write is in the backup, or comes after it.
  const names = shapes.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(db);
  await refuseFull(db);
  const { rows } = await sql<{ hash: string; widths: number[] }>`select hash, widths from photos`.execute(db);
  await setAside?.(db);
  for (const name of [...passing, ...shapes.map((shape) => shape.name).toReversed()]) {
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
  return rows.flatMap(({ hash, widths }) => widths.map((width) => photoName(hash, width)));
}

/** The people whose deletion is recorded. */
async function deletedPeople(db: Kysely<Tables>): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom('audit')
    .select('target_id')
    .where('action', '=', 'delete')
    .where('kind', '=', 'person')
    .execute();
  return new Set(rows.map((row) => row.target_id));
}

/** No number is given twice: neither one of the backup, nor one that was given since. */
async function goOnCounting(
  db: Kysely<Tables>,
  counters: readonly { counter: string; newest: number }[],
): Promise<void> {
  const shapes = await tableShapes(db);
  for (const { counter, newest } of counters) {
    const shape = shapes.find(({ name, isNumbered }) => name === counter && isNumbered);
    if (!shape) continue;
    const sequence = sql`pg_get_serial_sequence(${shape.name}, ${shape.key})`;
    await sql`
      select setval(${sequence}, greatest(${newest}::bigint, nextval(${sequence}) - 1, (
        select max(${sql.ref(shape.key)}) from ${sql.table(shape.name)}
      )))`.execute(db);
  }
}

/** Of the files, those of photos that the store knows no more. */
async function notListed(db: Kysely<Tables>, names: readonly string[]): Promise<string[]> {
  const known = await sql<{ hash: string }>`select hash from photos`.execute(db);
  const hashes = new Set(known.rows.map(({ hash }) => hash));
  return names.filter((name) => !hashes.has(name.slice(0, 64)));
}
