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

/** Connections per instance. More make two cores no faster; PostgreSQL's limit is 100 for all instances. */
const maxConnections = 10;

/** Milliseconds to wait for a connection. */
const connectionTimeout = 3000;

/** Ms until a silent database counts as unavailable. */
const silenceTimeout = 6000;

/** Milliseconds that closing may take. */
const closeTimeout = 2000;

/** The oldest PostgreSQL that is tested, as `server_version_num` writes it. */
const oldest = 150_000;

/** A number that changes with each change of the donations. */
const versionQuestion = {
  text: 'select coalesce(sum(changes), 0)::text as version from tallies',
  /** In ms; shorter than for others, since one call may wait for another. */
  query_timeout: 2000,
};

/** Advisory lock of the instance that migrates and fills the database, while others wait. An arbitrary number. */
const startLock = 6_318_021;

export interface PostgresOptions {
  url: string;
  /** The setting that the address is from, for complaints. */
  setting: 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';
  /** Direct address of the same database if `url` is a pooler's. */
  directUrl?: string | undefined;
  /** Whether its statements may take all the time that they need, as those of an operator. */
  isSlow?: boolean;
  /** Whether it may be unavailable at the start, like a replica, which is tried again later. */
  mayBeAway?: boolean;
  onIdleError: (error: Error) => void;
  /** Called after each statement, with its duration and its error. */
  watch?: ((event: LogEvent) => void) | undefined;
  /** Whether this process is the only server of the database: it learns of changes by notifications, without asking. */
  isOnlyServer?: boolean;
}

/**
 * Ends a connection if a statement got no answer: it still runs there, and the next user of the connection would wait
 * for it.
 */
function endWhereSilent(client: PoolClient): void {
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

/** Opens the PostgreSQL at a URL. Throws a `StartError` if it does not respond or is unsuitable. */
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
    // The planner overestimates some statements of 1 ms, and compiling them takes 10 to 70 ms.
    options: `-c random_page_cost=${randomPageCost} -c jit=off`,
    // The second notices a server that vanished without closing its connections.
    ...(!isSlow && { statement_timeout: statementTimeout, query_timeout: silenceTimeout }),
    keepAlive: true,
    application_name: 'clothesline',
  });
  // The pool replaces a broken connection. An error without a listener would end the process: the pool's listener is for
  // idle connections, each connection's own for the moments before, between and after its statements.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWhereSilent(client);
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
    // Without the query builder: this runs before each cached response.
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

/** Resolves when the work is done, or the time is over. */
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

/** Runs queries on one connection, also within its open transaction. */
export function wrapClient(client: ClientBase): Kysely<Tables> {
  const connection = { query: client.query.bind(client), release: () => {} };
  const pool = { options: {}, connect: async () => connection as unknown as PoolClient, end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs work on separate connections without a time limit: an index over a million donations takes a minute. */
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

/** Runs work in one instance at a time. Throws a `StartError` if the database lacks an extension. */
export async function prepareAlone<Result>(
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

/** PostgreSQL's words for an extension that is not installed, or that this user may not switch on. */
function explainMissing(error: unknown): StartError | undefined {
  const isMissing = ['0A000', '58P01', '42501'].includes(errorCode(error) ?? '');
  if (!isMissing || !/extension/.test(errorReason(error))) return undefined;
  return new StartError(
    `The database of DATABASE_URL needs the extensions cube and pg_trgm, which come with PostgreSQL (package postgresql-contrib); let its owner run "create extension cube; create extension pg_trgm;" (${errorReason(error)}).`,
    { cause: error },
  );
}
