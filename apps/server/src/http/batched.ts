import { setImmediate } from 'node:timers/promises';

/**
 * Shares one run of `work` between all who ask before it begins: those who came in the same two turns of the event loop,
 * or while the run before it lasted. A result is never older than the question.
 */
export function batched<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;

  async function run(): Promise<Result> {
    await running;
    // Twice: between the two the sockets are read, and who was answered just now may have asked again.
    await setImmediate();
    await setImmediate();
    next = undefined;
    const result = work();
    running = result.catch(() => {});
    return result;
  }

  return () => (next ??= run());
}
