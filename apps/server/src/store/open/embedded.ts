import { Kysely, PGliteDialect } from 'kysely';
import { chmod, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, errorReason, StartError } from '../../config/startError.js';
import { createChangeSource } from '../changes.js';
import type { Store } from '../store.js';
import type { Tables } from '../tables.js';
import type { QueryWatch } from './queryWatch.js';
import { startReopeningWorker, type ReopeningWorker } from './reopeningWorker.js';
import { clearLog } from './clearLog.js';
import { findForbidden, mendOwner } from './folderOwner.js';
import { syncFolder } from './syncFolder.js';
import { createWorkerDatabase } from './workerDatabase.js';

/** As on PostgreSQL. */
const standardTimeout = 5000;

export interface EmbeddedDatabase {
  db: Kysely<Tables>;
  /** The same database without a time limit for its statements, for work in the background. */
  slowDb: Kysely<Tables>;
  /** Says that the store is whole: from now on it is never set aside. */
  markWhole(): Promise<void>;
  /** Overwrites the parts of the log that the database needs no more, and its statistics of deleted values. */
  clearLog(): Promise<void>;
  listen: Store['listen'];
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  watch?: QueryWatch | undefined;
  /** Called with the new name of a store that was moved away because its mark was missing. */
  onSetAside?: ((aside: string) => void) | undefined;
  /** Milliseconds that one statement of a request may take. */
  timeout?: number;
  /** Throws where the folder may not be opened again, as when another server has it. */
  checkFolder?: (() => void) | undefined;
  /** Called with a statement that ran far beyond its time limit: its thread is ended, and the store opened again. */
  onRunaway?: ((sql: string) => void) | undefined;
}

/** Opens the PostgreSQL that runs in a thread of this process, or makes one. Throws a `StartError` where it cannot be opened. */
export async function openEmbedded(
  dataDir: string,
  {
    watch,
    onSetAside = () => {},
    timeout = standardTimeout,
    checkFolder = () => {},
    onRunaway = () => {},
  }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'store');
  const isNew = !(await hasStore(dataDir));
  const aside = isNew ? await setAside(folder) : undefined;
  if (aside !== undefined) onSetAside(aside);
  const changes = createChangeSource();
  let worker: ReopeningWorker;
  try {
    await makePrivate(folder);
    worker = await startReopeningWorker(folder, { checkFolder, onRunaway, changes });
  } catch (error) {
    const forbidden = await findForbidden(folder).catch(() => undefined);
    if (forbidden !== undefined) {
      throw new StartError(
        `The store in ${folder} cannot be opened: this user may not write ${forbidden}, which root may have left; ${mendOwner(dataDir)}.`,
        { cause: error },
      );
    }
    throw new StartError(
      `The store in ${folder} cannot be opened (${errorReason(error)}); restore a copy of ${dataDir}, or move it away to begin with a new one.`,
      { cause: error },
    );
  }
  const database = createWorkerDatabase(worker);
  const connect = (limit?: number) =>
    new Kysely<Tables>({
      dialect: new PGliteDialect({ pglite: database(limit) }),
      ...(watch && { log: watch }),
    });
  return {
    db: connect(timeout),
    slowDb: connect(),
    clearLog: () => clearLog(database(), join(folder, 'pg_wal')),
    listen(listener) {
      changes.listen(listener);
      // A thread that ended is started again by the next statement, and listens before it runs it.
      return { isOpen: () => true, opened: Promise.resolve() };
    },
    close: () => worker.close(),
    async markWhole() {
      if (!isNew) return;
      await database().query('checkpoint');
      await syncFolder(folder);
      await writeFile(wholeMark(dataDir), 'This store was made in full. Do not delete this file.\n', { flush: true });
      await syncFolder(dataDir, { deep: false });
    },
  };
}

/** Makes the folder of a store, and keeps everybody else out: PostgreSQL's own files in it are open to all. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await keepOthersOut(folder);
}

/** Another's folder is left as it is. */
async function keepOthersOut(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => {});
}

/** Says that a store is whole. Outside PostgreSQL's own folder, which must be empty when it is made. */
function wholeMark(dataDir: string): string {
  return join(dataDir, 'store.whole');
}

/** Whether a folder holds a store that was made in full. */
export async function hasStore(dataDir: string): Promise<boolean> {
  return exists(wholeMark(dataDir));
}

/**
 * Moves a store without its mark away: a start that was cut off leaves half of one. It is never deleted, since a restore
 * may have left the mark out. Returns the new name; undefined where there was nothing.
 */
async function setAside(folder: string): Promise<string | undefined> {
  if (!(await exists(folder))) return undefined;
  const aside = `${folder}.cut-off-${new Date().toISOString().replaceAll(':', '')}`;
  await rename(folder, aside);
  await keepOthersOut(aside);
  return aside;
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw new StartError(`${path} cannot be read (${errorReason(error)}).`, { cause: error });
  }
}
