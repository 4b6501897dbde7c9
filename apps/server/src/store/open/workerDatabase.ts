import type { PGliteDialectConfig } from 'kysely';
import type { ReopeningWorker } from './reopeningWorker.js';
import type { AskWorker } from './startWorker.js';

/** The part of PGlite that Kysely's dialect uses. */
export type WorkerDatabase = Extract<PGliteDialectConfig['pglite'], { query: unknown }>;

/**
 * The database of a thread as Kysely's dialect takes it. Returns a function that makes one: each statement of it is
 * rejected with PostgreSQL's 57014 after `timeout` milliseconds, though the thread goes on with it for a moment.
 */
export function createWorkerDatabase(worker: ReopeningWorker): (timeout?: number) => WorkerDatabase {
  /** Resolves when the newest transaction is over: until then only its own statements are sent. */
  let isFree = Promise.resolve();

  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = isFree;
    const over = Promise.withResolvers<void>();
    isFree = over.promise;
    await before;
    try {
      return await work();
    } finally {
      over.resolve();
    }
  }

  return (timeout) => {
    const sendTo = async (thread: Promise<AskWorker>, sql: string, parameters: unknown[] = []) => {
      const asked = thread.then((ask) => ask({ sql, parameters }, timeout));
      const { rows = [], affectedRows } = (await (timeout === undefined ? asked : within(timeout, asked))) ?? {};
      return { rows: rows as never[], affectedRows, fields: [] };
    };
    return {
      ready: true,
      waitReady: Promise.resolve(),
      closed: false,
      async query(sql, parameters) {
        await isFree;
        return sendTo(worker.current(), sql, parameters);
      },
      transaction: (callback) =>
        alone(async () => {
          // One thread for all: in another one the rest of the statements would run without the transaction.
          const thread = worker.current();
          const send = (sql: string, parameters?: unknown[]) => sendTo(thread, sql, parameters);
          await send('begin');
          try {
            const result = await callback({ query: send, rollback: async () => void (await send('rollback')) });
            await send('commit');
            return result;
          } catch (error) {
            await send('rollback');
            throw error;
          }
        }),
      close: () => worker.close(),
    };
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const error = Object.assign(new Error('The statement took too long.'), { code: '57014' });
  const timer = setTimeout(() => timeout.reject(error), milliseconds);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
