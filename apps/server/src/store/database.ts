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
  /** Changes with the donations. */
  version(): Promise<string>;
  /** Call after changing donations; `change` does it. */
  forgetVersion(): void;
  /** Reports changes committed by any server. */
  listen(listener: ChangeListener): ChangeFeed;
  pool(): PoolState;
  /** Gives up after some seconds. */
  close(): Promise<void>;
}

type Work<Db, Result> = (db: Db) => Promise<Result>;

/** Writes resolve when they are on disk. */
export interface Database extends DatabasePool {
  /** For reads that must see the last write, and small writes. Not within a transaction. */
  db: Kysely<Tables>;
  isDistributed: boolean;
  /** Reads donations, from a replica if available. `undefined` is read again from the primary. */
  read<Result>(work: Work<Kysely<Tables>, Result>): Promise<Result>;
  /** Single-statement writes. Like `transaction` and `change`, fails if the disk is nearly full. */
  write<Result>(work: Work<Kysely<Tables>, Result>): Promise<Result>;
  /** All or nothing. */
  transaction<Result>(work: Work<Transaction<Tables>, Result>): Promise<Result>;
  /** A transaction that changes donations; invalidates caches. */
  change<Result>(work: Work<Transaction<Tables>, Result>): Promise<Result>;
  /** Resolves when the database responds. */
  check(): Promise<void>;
}

/** Wraps the pool of a migrated database. `beforeWrite` throws to refuse a write. */
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
    // Also after a failure, since the write may have succeeded.
    change: (work) => transaction(work).finally(opened.forgetVersion),
    check: async () => void (await sql`select 1`.execute(db)),
  };
}

/** Ms until a failed replica is retried. */
const retryDelay = 5000;

/** Reads from a replica, or from the primary if it fails. */
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
    // A replica may lag behind the primary.
    version: () => ask(async (from) => `${from === replica ? 'replica' : 'primary'} ${await from.version()}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
