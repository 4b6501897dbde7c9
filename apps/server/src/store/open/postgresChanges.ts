import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { changesChannel, createChangeSource } from '../changes.js';
import type { Database } from '../database.js';

/** Timeout for connecting and responses, and interval for checking the connection (in ms) */
const silenceTimeout = 3000;
const lookInterval = 5000;

/** Initial and maximum delay before reconnecting (in ms) */
const pauses = { first: 250, longest: 30_000 };

export interface PostgresChangesOptions {
  url: string;
  /** Connection errors. */
  onError: (error: Error) => void;
}

export interface PostgresChanges {
  listen: Database['listen'];
  close(): void;
}

/** Listens on a dedicated connection and reestablishes it if it's lost. */
export function createPostgresChanges({ url, onError }: PostgresChangesOptions): PostgresChanges {
  const source = createChangeSource();
  const opened = Promise.withResolvers<void>();
  const closing = new AbortController();
  const { signal } = closing;
  let isOpen = false;
  let isKept = false;

  async function hear(): Promise<never> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: silenceTimeout,
      query_timeout: silenceTimeout,
      keepAlive: true,
      application_name: 'clothesline changes',
    });
    // an error without a listener would crash the process
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
      // closing it gracefully would wait for a database that doesn't respond
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
