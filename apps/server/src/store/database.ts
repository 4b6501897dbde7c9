import { sql, type Kysely, type Transaction } from 'kysely';
import { stopGivenUp } from '../http/givenUp.js';
import type { ChangeFeed, ChangeListener } from './changes.js';
import type { Tables } from './tables.js';

export interface PoolState {
  connections: number;
  idle: number;
  waiting: number;
}

export interface DatabasePool {
  db: Kysely<Tables>;
  /** Changes whenever donations do. */
  version(): Promise<string>;
  /** Has to be called after changing donations. `change` does it for you. */
  forgetVersion(): void;
  /** Includes changes made by other servers. */
  listen(listener: ChangeListener): ChangeFeed;
  pool(): PoolState;
  close(): Promise<void>;
}

type Work<Db, Result> = (db: Db) => Promise<Result>;

/** Writes don't resolve until they're on disk. */
export interface Database extends DatabasePool {
  /** For small writes, and for reads that have to see the latest write. Don't use it within a transaction. */
  db: Kysely<Tables>;
  isDistributed: boolean;
  /** Reads donations, preferably from a replica. Falls back to the primary if the result is `undefined`. */
  read<Result>(work: Work<Kysely<Tables>, Result>): Promise<Result>;
  /** For writes with a single statement. Like `transaction` and `change`, it fails if the disk is almost full. */
  write<Result>(work: Work<Kysely<Tables>, Result>): Promise<Result>;
  transaction<Result>(work: Work<Transaction<Tables>, Result>): Promise<Result>;
  /** A transaction that changes donations. Invalidates the caches. */
  change<Result>(work: Work<Transaction<Tables>, Result>): Promise<Result>;
  check(): Promise<void>;
}

/** Wraps the connection pool of a migrated database. `beforeWrite` may throw to prevent a write. */
export function createDatabase(
  opened: DatabasePool,
  { isDistributed, beforeWrite }: Pick<Database, 'isDistributed'> & { beforeWrite?: () => void },
): Database {
  const db = opened.db.withPlugin(stopGivenUp);
  const write: Database['write'] = async (work) => {
    beforeWrite?.();
    return work(db);
  };
  const transaction: Database['transaction'] = (work) => write(() => db.transaction().execute(work));
  return {
    ...opened,
    db,
    isDistributed,
    read: (work) => work(db),
    write,
    transaction,
    // invalidate after failures as well, the write may have succeeded anyway
    change: (work) => transaction(work).finally(opened.forgetVersion),
    check: async () => void (await sql`select 1`.execute(db)),
  };
}

/** How long to avoid the replica after a failure (in ms) */
const retryDelay = 5000;

export function withReplica(primary: Database, replica: Database, onFailure: (error: Error) => void): Database {
  let retryAt = 0;

  async function ask<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    if (Date.now() < retryAt) return work(primary);
    try {
      return (await work(replica)) ?? (await work(primary));
    } catch (error) {
      retryAt = Date.now() + retryDelay;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      return work(primary);
    }
  }

  return {
    ...primary,
    read: (work) => ask(({ db }) => work(db)),
    // the replica may be behind, so its version isn't comparable with the primary's
    version: () => ask(async (from) => `${from === replica ? 'replica' : 'primary'} ${await from.version()}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
