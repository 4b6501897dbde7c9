import { setImmediate } from 'node:timers/promises';
import { withoutSignal } from './givenUp.js';

/**
 * Shares a run of `work` between all calls that arrive before it starts, i.e. within two event loop turns or while the
 * previous run is in progress. Results are never older than the call.
 */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const shared = withoutSignal(work);
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  async function run(): Promise<Result> {
    await running;
    // wait two turns so that sockets are read in between
    await setImmediate();
    await setImmediate();
    next = undefined;
    const result = shared();
    running = result.catch(() => {});
    return result;
  }

  return () => (next ??= run());
}
