import type { DatabaseOptions } from '../openDatabase.js';
import { makeDataDir } from './makeDataDir.js';
import { copyOfEmptyDatabase } from './postgres/copyOfEmptyDatabase.js';

/** Location of a test's store. */
export interface StorePlace {
  /** Passed to `openDatabase`. */
  at: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'distributed'>;
  remove(): Promise<void>;
}

const isCitus = process.env.TEST_CITUS_WORKERS !== undefined;

/** An empty store: a database in the run's PostgreSQL, and a folder for the photos. */
export async function makePlace(): Promise<StorePlace> {
  const database = await copyOfEmptyDatabase();
  const folder = await makeDataDir();
  return {
    at: { dataDir: folder.path, databaseUrl: database.url, ...(isCitus && { distributed: 'citus' }) },
    async remove() {
      await database.drop();
      await folder.remove();
    },
  };
}

/** Set by `npm run test:full`, which runs more rounds of the long tests. */
export const isFull = process.env.TEST_FULL === '1';
