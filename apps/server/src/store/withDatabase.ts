import type { Kysely } from 'kysely';
import { StartError } from '../config/startError.js';
import { hasStore, openEmbedded } from './open/embedded.js';
import { lockFolder } from './open/lockFolder.js';
import { prepareAlone, withoutTimeLimit } from './open/postgres.js';
import type { Tables } from './tables.js';

export interface DatabasePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
  databaseDirectUrl?: string | undefined;
}

/**
 * Opens the database of a store as it is, for a command's work, and closes it. `alone` keeps starting servers off; the
 * embedded store is its opener's alone at all times, and is made only for work that is alone. Throws a `StartError` where it cannot be opened.
 */
export async function withDatabase<Result>(
  { dataDir, databaseUrl, databaseDirectUrl = databaseUrl }: DatabasePlace,
  { alone }: { alone: boolean },
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (databaseDirectUrl !== undefined) return (alone ? prepareAlone : withoutTimeLimit)(databaseDirectUrl, work);
  // A reading command must not make a folder of a mistyped name.
  if (!alone && !(await hasStore(dataDir))) throw new StartError(`There is no store in ${dataDir}.`);
  const lock = await lockFolder(dataDir);
  try {
    const { slowDb, markWhole, close } = await openEmbedded(dataDir);
    try {
      const result = await work(slowDb);
      await markWhole();
      return result;
    } finally {
      await close();
    }
  } finally {
    lock.release();
  }
}
