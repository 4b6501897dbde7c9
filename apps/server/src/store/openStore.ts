import { sql, type Kysely } from 'kysely';
import { standardAreas, type AreaRule } from '../areas/areas.js';
import { standardChatDays } from '../config/defaults.js';
import { errorReason, StartError } from '../config/startError.js';
import { createStore } from './createStore.js';
import { whole } from './layout.js';
import { migrate, requireToday } from './migrate.js';
import { reachEmbedded, startEmbedded } from './open/embedded.js';
import { checkFreeSpace } from './open/freeSpace.js';
import { guardWrites } from './open/guardWrites.js';
import { openPostgres, prepareAlone, type PostgresDatabase } from './open/postgres.js';
import type { QueryWatch } from './open/queryWatch.js';
import { snapStoredPositions } from './snapStoredPositions.js';
import { distribute, isDistributed } from './spread/distribute.js';
import { spread } from './spread/spread.js';
import type { NewDonation, Store } from './store.js';
import type { Tables } from './tables.js';
import { requireStore } from './withDatabase.js';
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
  /** Opens it as it is: makes, migrates and fills nothing, and refuses an outdated schema. */
  asIs?: boolean;
  /** Opens it for an operator's command: beside a running server, at its direct address, without time limits. */
  isOperator?: boolean;
  /** Called with the error of an idle connection that broke. */
  onIdleError?: (error: Error) => void;
  /** Called with the error of a replica that does not respond. */
  onReplicaError?: (error: Error) => void;
  /** Called after each statement. */
  watch?: QueryWatch;
  /** Called if the embedded database ended by itself, with its last messages. It is started again. */
  onDatabaseEnded?: (reason: string) => void;
  /** Called if the embedded database cannot be started again. Must end the process. */
  onDatabaseLost?: (reason: string) => void;
}

/** Opens, migrates and seeds the store. Throws a `StartError` if that fails. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl === undefined ? openInFolder(options) : connectStore(options.databaseUrl, options);
}

async function openInFolder(options: StoreOptions): Promise<Store> {
  const { dataDir, asIs = false, isOperator = false, onDatabaseEnded, onDatabaseLost } = options;
  if (asIs) await requireStore(dataDir);
  const embedded = isOperator
    ? await reachEmbedded(dataDir)
    : await startEmbedded(dataDir, { onEnded: onDatabaseEnded, onLost: onDatabaseLost });
  try {
    const store = await connectStore(embedded.url, options);
    return {
      ...guardWrites(store, () => checkFreeSpace(dataDir)),
      async close() {
        await store.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function connectStore(url: string, options: StoreOptions): Promise<Store> {
  const {
    dataDir,
    databaseUrl,
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
    isOperator = false,
  } = options;
  const isEmbedded = databaseUrl === undefined;
  const where = isEmbedded ? `in ${dataDir}` : 'of DATABASE_URL';
  const rules = { areas, chatDays };
  // An operator's statements take longer than a pooler allows.
  const isDirect = isOperator && directUrl !== undefined;
  const reached = isDirect
    ? { url: directUrl, setting: 'DATABASE_DIRECT_URL' as const }
    : { url, setting: isEmbedded ? ('DATA_DIR' as const) : ('DATABASE_URL' as const), directUrl };
  const database = await openPostgres({
    ...reached,
    isSlow: isOperator,
    isOnlyServer: isEmbedded && !isOperator,
    onIdleError,
    watch,
  });
  const toStore = async (from: PostgresDatabase) =>
    createStore({ ...from, layout: (await isDistributed(database.db)) ? spread : whole }, rules);
  try {
    if (asIs) {
      await prepare(where, () => requireToday(database.db));
      return await toStore(database);
    }
    await prepare(where, () =>
      prepareAlone(directUrl ?? url, async (alone) => {
        await migrate(alone);
        if (distributed === 'citus') await distribute(alone);
        await snapStoredPositions(alone, areas, () => (isEmbedded ? clearLog(alone) : undefined));
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

/** Removes what the embedded database's log and statistics still hold of rows that are gone. */
async function clearLog(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum full pg_statistic`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
