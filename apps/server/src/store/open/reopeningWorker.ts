import type { ChangeListener } from '../changes.js';
import { startWorker, type AskWorker } from './startWorker.js';

export interface ReopeningOptions {
  /** Throws where the folder may not be opened again, as when another server has it. */
  checkFolder: () => void;
  /** Called with the statement that the thread is ended for. */
  onRunaway: (sql: string) => void;
  /** Told of each change, and of each end of the thread. */
  changes: ChangeListener;
}

export interface ReopeningWorker {
  /** Resolves with the thread that is there. Rejects with PostgreSQL's 57P03 where none can be had. */
  current(): Promise<AskWorker>;
  close(): Promise<void>;
}

/**
 * Starts the thread of a store, and another one after it has ended: PostgreSQL then restores from its log all that it had
 * confirmed.
 */
export async function startReopeningWorker(
  folder: string,
  { checkFolder, onRunaway, changes }: ReopeningOptions,
): Promise<ReopeningWorker> {
  let current: Promise<AskWorker> | undefined;
  let isClosed = false;
  function onEnd(): void {
    current = undefined;
    changes.onGap();
  }
  const start = () => startWorker(folder, { onRunaway, onEnd, onChange: changes.onChange });

  async function reopen(): Promise<AskWorker> {
    try {
      if (isClosed) throw new Error('The embedded store is closed.');
      checkFolder();
      return await start();
    } catch (cause) {
      current = undefined;
      throw Object.assign(new Error('The embedded store cannot be opened again.', { cause }), { code: '57P03' });
    }
  }

  current = Promise.resolve(await start());
  return {
    current: () => (current ??= reopen()),
    async close() {
      isClosed = true;
      // A store that cannot be opened again has nothing to close.
      const ask = await current?.catch(() => undefined);
      await ask?.('close');
    },
  };
}
