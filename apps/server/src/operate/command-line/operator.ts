import type { Config } from '../../config/readConfig.js';
import { openDatabase } from '../../openDatabase.js';
import { openPhotoStore } from '../../photos/openPhotos.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { Database } from '../../store/database.js';

export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** A command prints the text, or the JSON with `--json`. */
export interface Answer {
  json: unknown;
  text: string;
  exitCode?: number;
}

export interface Operator {
  database: Database;
  photos: PhotoStore;
  config: Config;
  now: () => Date;
}

/** Opens the database for the work and closes it again. The schema has to be up to date, unless `makesStore` is set. */
export async function withOperator<Result>(
  config: Config,
  work: (operator: Operator) => Promise<Result>,
  { makesStore = false } = {},
): Promise<Result> {
  const { dataDir, databaseUrl, databaseDirectUrl, distributed, areas } = config;
  const place = { dataDir, databaseUrl, databaseDirectUrl, distributed, areas };
  const database = await openDatabase({ ...place, asIs: !makesStore, isOperator: true });
  try {
    return await work({ database, photos: openPhotoStore(config), config, now: () => new Date() });
  } finally {
    await database.close();
  }
}
