import { setImmediate } from 'node:timers/promises';
import { withoutSignal } from './givenUp.js';

/**
 * Shares a run of `work` between calls that arrive before it starts: within two event loop turns, or during the
 * previous run. Results are never older than the call.
 */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const shared = withoutSignal(work);
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  async function run(): Promise<Result> {
    await running;
    // Twice, since sockets are read in between.
    await setImmediate();
    await setImmediate();
    next = undefined;
    const result = shared();
    running = result.catch(() => {});
    return result;
  }

  return () => (next ??= run());
}
