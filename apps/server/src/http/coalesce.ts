import { setImmediate } from 'node:timers/promises';
import { withoutSignal } from './givenUp.js';

/**
 * Shares a run of `work` between all calls that arrive before it starts: within two turns of the event loop, or during
 * the previous run. A result is never older than its call.
 */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const shared = withoutSignal(work);
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  async function run(): Promise<Result> {
    await running;
    // Twice: the event loop reads the sockets in between, and more calls may arrive.
    await setImmediate();
    await setImmediate();
    next = undefined;
    const result = shared();
    running = result.catch(() => {});
    return result;
  }

  return () => (next ??= run());
}
