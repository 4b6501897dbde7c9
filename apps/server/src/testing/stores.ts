import type { DatabaseOptions } from '../openDatabase.js';
import { makeDataDir } from './makeDataDir.js';
import { copyOfEmptyDatabase } from './postgres/copyOfEmptyDatabase.js';

export interface StorePlace {
  /** Passed to `openDatabase`. */
  at: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'distributed'>;
  remove(): Promise<void>;
}

const isCitus = process.env.TEST_CITUS_WORKERS !== undefined;

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

/** Set by `npm run test:full`. */
export const isFull = process.env.TEST_FULL === '1';
