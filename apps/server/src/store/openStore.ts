import { standardAreas, type AreaRule } from '../areas/areas.js';
import { reasonOf, StartError } from '../startError.js';
import { createStore } from './createStore.js';
import { migrate } from './migrate.js';
import { openEmbedded } from './open/embedded.js';
import { lockFolder } from './open/lockFolder.js';
import { openPostgres } from './open/postgres.js';
import { snapStored } from './snapStored.js';
import type { NewDonation, Store } from './store.js';

export interface StoreOptions {
  /** An absolute path, for the embedded store. */
  dataDir: string;
  /** A PostgreSQL instead of the embedded store. */
  databaseUrl?: string | undefined;
  /** What an empty store is filled with, the oldest first. */
  seed?: readonly NewDonation[];
  /** How much of a position is kept; cells of 1 km unless said otherwise. */
  areas?: AreaRule;
  /** Hears of connections that broke while nobody used them. */
  onIdleError?: (error: Error) => void;
}

/** Opens, migrates and seeds the store. Throws a `StartError` where that cannot be. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl === undefined ? openInFolder(options) : openOnServer(options.databaseUrl, options);
}

async function openInFolder({ dataDir, seed = [], areas = standardAreas }: StoreOptions): Promise<Store> {
  const unlock = await lockFolder(dataDir);
  try {
    const { db, markWhole } = await openEmbedded(dataDir);
    const store = createStore(db, areas);
    await prepare(`in ${dataDir}`, async () => {
      await migrate(db);
      await snapStored(db, areas);
      await fill(store, seed);
      await markWhole();
    });
    return {
      ...store,
      async close() {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openOnServer(
  url: string,
  { seed = [], areas = standardAreas, onIdleError = () => {} }: StoreOptions,
): Promise<Store> {
  const db = await openPostgres(url, onIdleError);
  const store = createStore(db, areas);
  await prepare('of DATABASE_URL', async () => {
    await migrate(db);
    await snapStored(db, areas);
    await fill(store, seed);
  });
  return store;
}

async function prepare(where: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StartError(`The store ${where} cannot be used (${reasonOf(error)}).`, { cause: error });
  }
}

async function fill(store: Store, seed: readonly NewDonation[]): Promise<void> {
  if (seed.length > 0 && (await store.isEmpty())) await store.addDonations(seed);
}
