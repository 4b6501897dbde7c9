import { sql, type Kysely, type Transaction } from 'kysely';
import { stopGivenUp } from '../http/givenUp.js';
import type { ChangeFeed, ChangeListener } from './changes.js';
import type { Tables } from './tables.js';

/** Connections of a pool. */
export interface PoolState {
  connections: number;
  idle: number;
  waiting: number;
}

/** An open connection pool of a database. */
export interface DatabasePool {
  db: Kysely<Tables>;
  /** Another text after each change of the donations. */
  version(): Promise<string>;
  /** Must be called after a write that changes donations; `change` calls it. */
  forgetVersion(): void;
  /** Calls back with the changes that any server commits from now on. */
  listen(listener: ChangeListener): ChangeFeed;
  pool(): PoolState;
  /** Gives up after some seconds if the database doesn't respond. */
  close(): Promise<void>;
}

type Work<Db, Result> = (db: Db) => Promise<Result>;

/** The server's database. Every promise of a write resolves when the write has reached the disk. */
export interface Database extends DatabasePool {
  /** For reads that must see the last write, and small writes. Not for use within a transaction. */
  db: Kysely<Tables>;
  /** Whether its tables are distributed over several machines. */
  isDistributed: boolean;
  /** Reads donations, from a replica if there is one. An undefined result is read again from the primary. */
  read<Result>(work: Work<Kysely<Tables>, Result>): Promise<Result>;
  /** Writes by single statements. This, `transaction` and `change` fail if the disk is nearly full. */
  write<Result>(work: Work<Kysely<Tables>, Result>): Promise<Result>;
  /** Writes all or nothing. */
  transaction<Result>(work: Work<Transaction<Tables>, Result>): Promise<Result>;
  /** A transaction that may change lists of donations: it invalidates cached responses. */
  change<Result>(work: Work<Transaction<Tables>, Result>): Promise<Result>;
  /** Resolves when the database answers. */
  check(): Promise<void>;
}

/** Wraps the pool of a database that is migrated. `beforeWrite` throws to refuse a write. */
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
    // Also after a failure: the write may have reached the database.
    change: (work) => transaction(work).finally(opened.forgetVersion),
    check: async () => void (await sql`select 1`.execute(db)),
  };
}

/** Ms until a failed replica is tried again. */
const retryDelay = 5000;

/** Sends `read` to a replica, and to the primary while the replica is away. */
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
    // The replica may be behind the primary's version.
    version: () => ask(async (from) => `${from === replica ? 'replica' : 'primary'} ${await from.version()}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
