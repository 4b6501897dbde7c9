import type { Config } from '../../config/readConfig.js';
import { openPhotoStore } from '../../photos/openPhotos.js';
import { openDatabase } from '../../openDatabase.js';
import { acts } from './acts/index.js';
import { UsageError, type Answer, type Operator } from './command.js';

export async function runAct(config: Config, name: string, input: unknown): Promise<Answer> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw new UsageError(`There is no word "${name}".`);
  return withOperator(config, { makesStore: act.makesStore }, (operator) => act.run(operator, input));
}

/**
 * Opens the database, runs the work and closes it again. The schema has to be up to date, unless the database may be
 * created.
 */
export async function withOperator<Result>(
  config: Config,
  { makesStore = false }: { makesStore?: boolean | undefined },
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, databaseDirectUrl, distributed, areas } = config;
  const place = { dataDir, databaseUrl, databaseDirectUrl, distributed };
  const database = await openDatabase({ ...place, areas, asIs: !makesStore, isOperator: true });
  try {
    return await work({ database, photos: openPhotoStore(config), config, now: () => new Date() });
  } finally {
    await database.close();
  }
}
