import { standardAreas, type AreaRule } from '../areas/areas.js';
import { standardChatDays } from '../config/defaults.js';
import { errorReason, StartError } from '../config/startError.js';
import { createStore } from './createStore.js';
import { distribute, isDistributed } from './distribute.js';
import { migrate, requireToday } from './migrate.js';
import { hasStore, openEmbedded } from './open/embedded.js';
import { checkFreeSpace } from './open/freeSpace.js';
import { guardWrites } from './open/guardWrites.js';
import { lockFolder, type FolderLock } from './open/lockFolder.js';
import { openPostgres, prepareAlone, type PostgresDatabase } from './open/postgres.js';
import type { QueryWatch } from './open/queryWatch.js';
import { snapStoredPositions } from './snapStoredPositions.js';
import type { NewDonation, Store } from './store.js';
import { withReplica } from './withReplica.js';

export interface StoreOptions {
  /** An absolute path, for the embedded store. */
  dataDir: string;
  /** A PostgreSQL instead of the embedded store. */
  databaseUrl?: string | undefined;
  /** The address of that PostgreSQL itself, where `databaseUrl` is a pooler's. */
  databaseDirectUrl?: string | undefined;
  /** Spreads that PostgreSQL's tables over the workers of its Citus. */
  distributed?: 'citus' | undefined;
  /** A replica of that PostgreSQL, for reading. */
  databaseReadUrl?: string | undefined;
  /** Donations of an empty store, the oldest first. */
  seed?: readonly NewDonation[];
  /** How much of a position is stored; cells of 1 km by default. */
  areas?: AreaRule;
  /** Days after which messages of chats are deleted; 30 by default. */
  chatDays?: number;
  /** Opens it as it is: makes, migrates and fills nothing, and refuses one that is not of today's shape. */
  asIs?: boolean;
  /** Called with the error of an idle connection that broke. */
  onIdleError?: (error: Error) => void;
  /** Called with the error of a replica that does not respond. */
  onReplicaError?: (error: Error) => void;
  /** Called after each statement. */
  watch?: QueryWatch;
  /** Called with the new name of an embedded store that was moved away because it was not whole. */
  onSetAside?: (aside: string) => void;
  /** Called with a statement that the embedded store was opened again for, because it ran far beyond its time limit. */
  onRunaway?: (sql: string) => void;
  /** Called where another server took the data folder over. Must end the process: closing the store would write to it. */
  onLockLost?: () => void;
}

/** Opens, migrates and seeds the store. Throws a `StartError` where that cannot be. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl === undefined ? openInFolder(options) : openOnServer(options.databaseUrl, options);
}

async function openInFolder(options: StoreOptions): Promise<Store> {
  const {
    dataDir,
    seed = [],
    areas = standardAreas,
    chatDays = standardChatDays,
    watch,
    onSetAside,
    onRunaway,
    onLockLost,
    asIs = false,
  } = options;
  // A reading command must not make a folder of a mistyped name.
  if (asIs && !(await hasStore(dataDir))) throw new StartError(`There is no store in ${dataDir}.`);
  const lock = await lockFolder(dataDir, { onLost: onLockLost });
  try {
    const embedded = await openEmbedded(dataDir, {
      watch,
      onSetAside,
      onRunaway,
      checkFolder: () => checkLock(lock, onLockLost),
    });
    const { slowDb } = embedded;
    const rules = { areas, chatDays };
    try {
      await prepare(`in ${dataDir}`, async () => {
        if (asIs) return requireToday(slowDb);
        await migrate(slowDb);
        await snapStoredPositions(slowDb, areas, embedded.clearLog);
        await fill(createStore({ db: slowDb }, rules), seed);
        await embedded.markWhole();
      });
    } catch (error) {
      await embedded.close();
      throw error;
    }
    const store = createStore({ ...embedded, isEmbedded: true }, rules);
    return {
      ...guardWrites(store, () => {
        checkLock(lock, onLockLost);
        checkFreeSpace(dataDir);
      }),
      async tidy(removePhotos) {
        checkLock(lock, onLockLost);
        return store.tidy(removePhotos);
      },
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function checkLock(lock: FolderLock, onLockLost: () => void = () => {}): void {
  if (lock.isHeld()) return;
  onLockLost();
  throw new Error('Another server took the data folder over.');
}

async function openOnServer(url: string, options: StoreOptions): Promise<Store> {
  const {
    databaseDirectUrl: directUrl,
    distributed,
    databaseReadUrl,
    seed = [],
    areas = standardAreas,
    chatDays = standardChatDays,
    onIdleError = () => {},
    onReplicaError = () => {},
    watch,
    asIs = false,
  } = options;
  const rules = { areas, chatDays };
  // An operator's statements take longer than a pooler allows.
  const isDirect = asIs && directUrl !== undefined;
  const reached = isDirect
    ? { url: directUrl, setting: 'DATABASE_DIRECT_URL' as const }
    : { url, setting: 'DATABASE_URL' as const, directUrl };
  const database = await openPostgres({ ...reached, isSlow: asIs, onIdleError, watch });
  const toStore = async (from: PostgresDatabase) =>
    createStore({ ...from, layout: (await isDistributed(database.db)) ? 'spread' : 'whole' }, rules);
  try {
    if (asIs) {
      await prepare('of DATABASE_URL', () => requireToday(database.db));
      return await toStore(database);
    }
    await prepare('of DATABASE_URL', () =>
      prepareAlone(directUrl ?? url, async (alone) => {
        await migrate(alone);
        if (distributed === 'citus') await distribute(alone);
        await snapStoredPositions(alone, areas);
        await fill(await toStore(database), seed);
      }),
    );
    const primary = await toStore(database);
    if (databaseReadUrl === undefined) return primary;
    const replica = await openPostgres({
      url: databaseReadUrl,
      setting: 'DATABASE_READ_URL',
      mayBeAway: true,
      onIdleError: onReplicaError,
      watch,
    });
    return withReplica(primary, await toStore(replica), onReplicaError);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare(where: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The store ${where} cannot be used (${errorReason(error)}).`, { cause: error });
  }
}

async function fill(store: Store, seed: readonly NewDonation[]): Promise<void> {
  if (seed.length > 0 && (await store.isEmpty())) await store.addDonations(seed);
}
