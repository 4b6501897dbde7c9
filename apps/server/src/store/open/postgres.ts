import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type Client, type ClientBase, type PoolClient } from 'pg';
import { errorCode, errorReason, StartError } from '../../config/startError.js';
import type { DatabasePool } from '../database.js';
import { randomPageCost } from './pageCost.js';
import { refusedSettings, refusePooler, requireSettings, statementTimeout } from './pooler.js';
import { donationsChanged } from '../changes.js';
import { createPostgresChanges } from './postgresChanges.js';
import type { Tables } from '../tables.js';

/** On two cores, more connections don't make it any faster. */
const maxConnections = 10;

const connectionTimeout = 3000;

/** A database that is unresponsive for this long is considered unavailable (in ms) */
const silenceTimeout = 6000;

/** In ms. */
const closeTimeout = 2000;

/** The oldest version we test, in the format of `server_version_num`. */
const oldest = 150_000;

const versionQuestion = {
  text: 'select coalesce(sum(changes), 0)::text as version from tallies',
  /** Timeout in milliseconds. Shorter than usual because other calls are waiting for this. */
  query_timeout: 2000,
};

/** An arbitrary ID for the advisory lock around migration and seeding. */
const startLock = 6_318_021;

export interface PostgresOptions {
  url: string;
  setting: 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';
  directUrl?: string | undefined;
  isSlow?: boolean;
  /** For replicas, since they don't have to be available on startup. */
  mayBeAway?: boolean;
  onIdleError: (error: Error) => void;
  watch?: ((event: LogEvent) => void) | undefined;
  /** With just a single server, notifications are enough and we don't need to poll. */
  isOnlyServer?: boolean;
}

/** After a timeout, the statement is still running, so the connection can't be reused. */
function closeAfterTimeout(client: PoolClient): void {
  const ask = client.query.bind(client) as (...words: unknown[]) => unknown;
  const query = (...words: unknown[]) => {
    const asked = ask(...words);
    if (asked instanceof Promise) {
      asked.catch((error: unknown) => {
        if (errorReason(error) === 'Query read timeout') void (client as unknown as Client).end().catch(() => {});
      });
    }
    return asked;
  };
  Object.assign(client, { query });
}

/** Throws a `StartError` if the database doesn't respond or doesn't meet our requirements. */
export async function openPostgres({
  url,
  setting,
  directUrl,
  mayBeAway = false,
  isSlow = false,
  onIdleError,
  watch,
  isOnlyServer = false,
}: PostgresOptions): Promise<DatabasePool> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    // JIT compilation takes longer than any of our queries
    options: `-c random_page_cost=${randomPageCost} -c jit=off`,
    // keep-alive detects a vanished database server
    ...(!isSlow && { statement_timeout: statementTimeout, query_timeout: silenceTimeout }),
    keepAlive: true,
    application_name: 'clothesline',
  });
  // The pool replaces broken connections by itself; the listeners only prevent the error from crashing the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    closeAfterTimeout(client);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(watch && { log: watch }) });
  try {
    if (setting !== 'DATABASE_READ_URL' && directUrl === undefined) await refusePooler(pool);
    else await requireSettings(pool, setting);
    await check(db, setting);
  } catch (error) {
    const wrong = error instanceof StartError ? error : refusedSettings(setting, error);
    if (!mayBeAway || wrong) {
      await db.destroy();
      if (wrong) throw wrong;
      throw new StartError(`The database of ${setting} does not answer (${errorReason(error)}).`, { cause: error });
    }
    onIdleError(error instanceof Error ? error : new Error(String(error)));
  }
  const changes = createPostgresChanges({ url: directUrl ?? url, onError: onIdleError });
  let changed = 0;
  let known: string | undefined;
  const forgetVersion = () => {
    changed += 1;
    known = undefined;
  };
  const onChange = (text: string) => {
    if (text === donationsChanged) forgetVersion();
  };
  const feed = isOnlyServer ? changes.listen({ onChange, onGap: forgetVersion }) : undefined;
  return {
    db,
    async version() {
      if (feed?.isOpen() && known !== undefined) return known;
      const before = changed;
      const { rows } = await pool.query<{ version: string }>(versionQuestion);
      const version = rows[0]?.version ?? '0';
      if (before === changed) known = version;
      return version;
    },
    forgetVersion,
    listen: changes.listen,
    async close() {
      changes.close();
      await within(closeTimeout, db.destroy());
    },
    pool: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, wait(milliseconds, undefined, { signal: over.signal }).catch(() => {})]);
  over.abort();
}

async function check(db: Kysely<Tables>, setting: string): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const [found = { version: 0, encoding: '' }] = rows;
  if (found.version < oldest) {
    throw new StartError(
      `The database of ${setting} is PostgreSQL ${Math.floor(found.version / 10_000)}; 15 or newer is needed.`,
    );
  }
  if (found.encoding !== 'UTF8') {
    throw new StartError(`The database of ${setting} keeps text as ${found.encoding}; make one with encoding UTF8.`);
  }
}

/** Lets Kysely use a specific connection, including its open transaction. */
export function wrapClient(client: ClientBase): Kysely<Tables> {
  const connection = { query: client.query.bind(client), release: () => {} };
  const pool = { options: {}, connect: async () => connection as unknown as PoolClient, end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** E.g. for creating indexes on large tables. */
export async function withoutTimeLimit<Result>(
  url: string,
  work: (db: Kysely<Tables>, pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 3, connectionTimeoutMillis: connectionTimeout });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refusePooler(pool);
    return await work(db, pool);
  } catch (error) {
    throw explainMissing(error) ?? error;
  } finally {
    await db.destroy();
  }
}

/**
 * Takes a lock so that only a single server does this at a time. Throws a `StartError` if a PostgreSQL extension is
 * missing.
 */
export async function withStartLock<Result>(
  url: string,
  work: (db: Kysely<Tables>, pool: Pool) => Promise<Result>,
): Promise<Result> {
  return withoutTimeLimit(url, (db, pool) =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${startLock})`.execute(connection);
      try {
        return await work(db, pool);
      } finally {
        await sql`select pg_advisory_unlock(${startLock})`.execute(connection).catch(() => {});
      }
    }),
  );
}

/** The extension may not be installed, or we may not be permitted to create it. */
function explainMissing(error: unknown): StartError | undefined {
  const isMissing = ['0A000', '58P01', '42501'].includes(errorCode(error) ?? '');
  if (!isMissing || !/extension/.test(errorReason(error))) return undefined;
  return new StartError(
    `The database of DATABASE_URL needs the extensions cube and pg_trgm, which come with PostgreSQL (package postgresql-contrib); let its owner run "create extension cube; create extension pg_trgm;" (${errorReason(error)}).`,
    { cause: error },
  );
}
