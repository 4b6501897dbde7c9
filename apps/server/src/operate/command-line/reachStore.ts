import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config/readConfig.js';
import { StartError } from '../../config/startError.js';
import { openPhotoStore } from '../../photos/openPhotos.js';
import { refuseRoot } from '../../store/open/folderOwner.js';
import { openStore } from '../../store/openStore.js';
import { acts } from './acts/index.js';
import { findServer, type RunningServer } from './socket/callServer.js';
import { UsageError, type Answer, type Operator } from './command.js';

/** Milliseconds in which a server that is starting opens its socket, and between two looks. */
const startTime = 20_000;
const lookInterval = 250;

/** Two ways to a store: a running server that has it, or the store itself. */
export interface Ways<Result> {
  /** The embedded store's server listens. */
  server(server: RunningServer): Promise<Result>;
  /** No process has the embedded store, or it is a PostgreSQL. Throws a `StartError` if a process has it. */
  store(): Promise<Result>;
}

/** Takes the way that is open; waits for a server that is starting or stopping. */
export async function reachStore<Result>({ dataDir, databaseUrl }: Config, ways: Ways<Result>): Promise<Result> {
  if (databaseUrl !== undefined) return ways.store();
  const until = performance.now() + startTime;
  for (;;) {
    const server = await findServer(dataDir);
    if (server) return ways.server(server);
    refuseRoot(dataDir);
    try {
      return await ways.store();
    } catch (error) {
      const isTaken = error instanceof StartError && /in use by another server|is starting in/.test(error.message);
      if (!isTaken || performance.now() > until) throw error;
      await wait(lookInterval);
    }
  }
}

/** Does an act, in the server that has the store or on the store itself. */
export function runAct(config: Config, name: string, input: unknown): Promise<Answer> {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw new UsageError(`There is no word "${name}".`);
  return reachStore(config, {
    server: (server) => server.act(name, input),
    store: () => withOperator(config, { makesStore: act.makesStore }, (operator) => act.run(operator, input)),
  });
}

/** Opens the store for one work, and closes it. It must be of today's shape, or not be there where it may be made. */
export async function withOperator<Result>(
  config: Config,
  { makesStore = false }: { makesStore?: boolean | undefined },
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, databaseDirectUrl, distributed, areas, chatDays } = config;
  const place = { dataDir, databaseUrl, databaseDirectUrl, distributed };
  const store = await openStore({ ...place, areas, chatDays, asIs: !makesStore });
  try {
    return await work({ store, photos: openPhotoStore(config), config, now: () => new Date() });
  } finally {
    await store.close();
  }
}
