import { sql, type Kysely } from 'kysely';
import { standardAreas, type AreaRule } from './areas/areas.js';
import { errorReason, StartError } from './config/startError.js';
import { createDonations } from './donations/createDonations.js';
import { distribute, isDistributed } from './donations/spread/distribute.js';
import { createDatabase, withReplica, type Database, type DatabasePool } from './store/database.js';
import { migrate, requireToday } from './store/migrate.js';
import { reachEmbedded, startEmbedded } from './store/open/embedded.js';
import { checkFreeSpace } from './store/open/freeSpace.js';
import { openPostgres, withStartLock, type PostgresOptions } from './store/open/postgres.js';
import type { NewDonation } from './store/rows.js';
import { roundStoredPositions } from './store/roundStoredPositions.js';
import type { Tables } from './store/tables.js';
import { requireStore } from './store/withDatabase.js';

export interface DatabaseOptions {
  dataDir: string;
  /** If set, the embedded store isn't used. */
  databaseUrl?: string | undefined;
  /** A direct connection to the same database, in case `databaseUrl` points to a pooler. */
  databaseDirectUrl?: string | undefined;
  distributed?: 'citus' | undefined;
  databaseReadUrl?: string | undefined;
  seed?: readonly NewDonation[];
  areas?: AreaRule;
  /** Uses the database as it is, without creating, migrating or seeding it. Fails if the schema is outdated. */
  asIs?: boolean;
  /** For CLI commands: works alongside a running server, connects directly and has no time limits. */
  isOperator?: boolean;
  onIdleError?: (error: Error) => void;
  onReplicaError?: (error: Error) => void;
  watch?: PostgresOptions['watch'];
  /** Called when the embedded database has exited and is being restarted. `reason` contains its last messages. */
  onDatabaseEnded?: (reason: string) => void;
  onDatabaseLost?: (reason: string) => void;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, asIs = false, isOperator = false, onDatabaseEnded, onDatabaseLost } = options;
  if (databaseUrl !== undefined) return connect(databaseUrl, options);
  if (asIs) await requireStore(dataDir);
  const embedded = isOperator
    ? await reachEmbedded(dataDir)
    : await startEmbedded(dataDir, { onEnded: onDatabaseEnded, onLost: onDatabaseLost });
  try {
    const database = await connect(embedded.url, options, () => checkFreeSpace(dataDir));
    return {
      ...database,
      async close() {
        await database.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function connect(url: string, options: DatabaseOptions, beforeWrite?: () => void): Promise<Database> {
  const {
    dataDir,
    databaseUrl,
    databaseDirectUrl: directUrl,
    distributed,
    databaseReadUrl,
    seed = [],
    areas = standardAreas,
    onIdleError = () => {},
    onReplicaError = () => {},
    watch,
    asIs = false,
    isOperator = false,
  } = options;
  const isEmbedded = databaseUrl === undefined;
  const where = isEmbedded ? `in ${dataDir}` : 'of DATABASE_URL';
  // an operator's statements may take longer than a pooler allows
  const isDirect = isOperator && directUrl !== undefined;
  const reached = isDirect
    ? { url: directUrl, setting: 'DATABASE_DIRECT_URL' as const }
    : { url, setting: isEmbedded ? ('DATA_DIR' as const) : ('DATABASE_URL' as const), directUrl };
  const pool = await openPostgres({
    ...reached,
    isSlow: isOperator,
    isOnlyServer: isEmbedded && !isOperator,
    onIdleError,
    watch,
  });
  const wrap = async (opened: DatabasePool) =>
    createDatabase(opened, { isDistributed: await isDistributed(pool.db), ...(beforeWrite && { beforeWrite }) });
  try {
    if (asIs) {
      await prepare(where, () => requireToday(pool.db));
      return await wrap(pool);
    }
    await prepare(where, () =>
      withStartLock(directUrl ?? url, async (alone) => {
        await migrate(alone);
        if (distributed === 'citus') await distribute(alone);
        await roundStoredPositions(alone, areas, () => (isEmbedded ? clearLog(alone) : undefined));
        if (seed.length > 0 && (await isEmpty(alone))) await createDonations(await wrap(pool), areas).addAll(seed);
      }),
    );
    const primary = await wrap(pool);
    if (databaseReadUrl === undefined) return primary;
    const replica = await openPostgres({
      url: databaseReadUrl,
      setting: 'DATABASE_READ_URL',
      mayBeAway: true,
      onIdleError: onReplicaError,
      watch,
    });
    return withReplica(primary, await wrap(replica), onReplicaError);
  } catch (error) {
    await pool.close();
    throw error;
  }
}

async function prepare(where: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Can't use the database ${where} (${errorReason(error)}).`, { cause: error });
  }
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('donations').select('id').limit(1).execute()).length === 0;
}

/** Deleted rows stay in the WAL for a while. This removes them. */
async function clearLog(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum full pg_statistic`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
