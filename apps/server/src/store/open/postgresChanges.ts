import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { changesChannel, createChangeSource } from '../changes.js';
import type { Database } from '../database.js';

/** Milliseconds to wait for a connection or an answer, and between two looks whether the database still answers. */
const silenceTimeout = 3000;
const lookInterval = 5000;

/** Milliseconds until a connection that was lost is opened again: the first pause, and the longest. */
const pauses = { first: 250, longest: 30_000 };

export interface PostgresChangesOptions {
  url: string;
  /** Called each time the connection breaks or cannot be had. */
  onError: (error: Error) => void;
}

export interface PostgresChanges {
  listen: Database['listen'];
  close(): void;
}

/**
 * Listens to a PostgreSQL on a separate connection, which is opened by the first listener and again after each loss.
 */
export function createPostgresChanges({ url, onError }: PostgresChangesOptions): PostgresChanges {
  const source = createChangeSource();
  const opened = Promise.withResolvers<void>();
  const closing = new AbortController();
  const { signal } = closing;
  let isOpen = false;
  let isKept = false;

  /** Listens until the connection is lost: rejects then. */
  async function hear(): Promise<never> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: silenceTimeout,
      query_timeout: silenceTimeout,
      keepAlive: true,
      application_name: 'clothesline changes',
    });
    // An error without a listener would end the process.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => source.onChange(payload));
    try {
      await client.connect();
      const ended = once(client, 'end', { signal });
      ended.catch(() => {});
      await client.query(`listen ${changesChannel}`);
      isOpen = true;
      opened.resolve();
      for (;;) {
        await Promise.race([ended, wait(lookInterval, undefined, { signal })]);
        await client.query('select 1');
      }
    } finally {
      // Closing gracefully would wait for a silent database.
      client.connection.stream.destroy();
    }
  }

  async function keep(): Promise<void> {
    let pause = pauses.first;
    while (!signal.aborted) {
      try {
        await hear();
      } catch (error) {
        if (signal.aborted) return;
        onError(error instanceof Error ? error : new Error(String(error)));
      }
      if (isOpen) pause = pauses.first;
      isOpen = false;
      source.onGap();
      await wait(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, pauses.longest);
    }
  }

  return {
    listen(listener) {
      source.listen(listener);
      if (!isKept) void keep();
      isKept = true;
      return { isOpen: () => isOpen, opened: opened.promise };
    },
    close() {
      isOpen = false;
      closing.abort();
    },
  };
}
