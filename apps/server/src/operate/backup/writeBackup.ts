import { sql, type Kysely, type Transaction } from 'kysely';
import { photoName } from '../../store/photoName.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { StoredPhoto } from '../../store/store.js';
import { schemaState } from '../../store/migrate.js';
import type { Tables } from '../../store/tables.js';
import { StartError } from '../../config/startError.js';
import { asObject } from './asObject.js';
import { rowLines } from './rowLines.js';
import { sealedWriter } from './seal.js';
import { tableShapes } from './tables.js';
import type { WriteLine } from './writeWhole.js';
import { backupFormat } from './backupLines.js';

/** Photos whose rows are read together. */
const batch = 200;

/** Sources of a backup. */
export interface BackupSource {
  db: Kysely<Tables>;
  photos: Pick<PhotoStore, 'read'>;
  /** Does a work on one moment of the database; a transaction of `db` of its own by default. */
  atOneMoment?: (work: (db: Kysely<Tables>) => Promise<void>) => Promise<void>;
}

/**
 * Writes everything in a store as lines of JSON: a first one that tells what it is, a line for each file of a photo, for each
 * number that goes on, and for each row, and a last one that seals them. The rows are of one moment, also while servers
 * write; the photos of all of them are there, where their files are: `verifyBackup` counts those that are not.
 */
export async function writeBackup(source: BackupSource, writeLine: WriteLine): Promise<void> {
  const { db, photos, atOneMoment = (work) => readRepeatably(db, work) } = source;
  const { done } = await schemaState(db);
  const schema = done.at(-1);
  if (schema === undefined) throw new StartError('There is no store to back up; start the server once to make one.');
  const { write, end } = sealedWriter(writeLine);
  const counts = { rows: 0, photos: 0 };
  /** Hashes of photos that are in the backup. */
  const written = new Set<string>();

  async function writePhoto({ hash, widths }: StoredPhoto): Promise<void> {
    for (const width of widths) {
      const name = photoName(hash, width);
      const bytes = await photos.read(name);
      // An upload that is under way has its row first.
      if (!bytes) return;
      await write(`{"photo":"${name}","data":"${bytes.toString('base64')}"}`);
      counts.photos += 1;
    }
    written.add(hash);
  }

  await write(JSON.stringify({ format: backupFormat, schema, createdAt: new Date().toISOString() }));
  // Most photos come before the moment of the rows.
  for await (const photo of storedPhotos(db)) await writePhoto(photo);
  const late: StoredPhoto[] = [];
  await atOneMoment(async (moment) => {
    for await (const line of counterLines(moment)) await write(line);
    for await (const line of rowLines(moment)) {
      await write(line);
      counts.rows += 1;
      if (!line.startsWith('{"table":"photos"')) continue;
      const row = asObject(line)?.row as StoredPhoto;
      if (!written.has(row.hash)) late.push(row);
    }
  });
  for (const photo of late) await writePhoto(photo);
  await end(counts);
}

function readRepeatably(db: Kysely<Tables>, work: (db: Transaction<Tables>) => Promise<void>): Promise<void> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work);
}

async function* storedPhotos(db: Kysely<Tables>): AsyncGenerator<StoredPhoto> {
  let after = '';
  for (;;) {
    const { rows } = await sql<StoredPhoto>`
      select hash, widths from photos where hash > ${after} order by hash limit ${batch}`.execute(db);
    yield* rows;
    after = rows.at(-1)?.hash ?? after;
    if (rows.length < batch) return;
  }
}

/** The newest number of each table that counts its rows, so that none is given twice after a restore. */
export async function* counterLines(db: Kysely<Tables>): AsyncGenerator<string> {
  for (const { name, key, isNumbered } of await tableShapes(db)) {
    if (!isNumbered) continue;
    const { rows } = await sql<{ sequence: string }>`
      select pg_get_serial_sequence(${name}, ${key}) as sequence`.execute(db);
    const found = await sql<{ newest: string; isUsed: boolean }>`
      select last_value::text as newest, is_called as "isUsed" from ${sql.raw(rows[0]?.sequence ?? '')}`.execute(db);
    const [counter] = found.rows;
    if (counter?.isUsed) yield JSON.stringify({ counter: name, newest: Number(counter.newest) });
  }
}
