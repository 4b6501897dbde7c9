import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs work whose statements are refused once the signal is aborted, since nobody waits for the result. */
export function runUntil<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return signals.run(signal, work);
}

/** Detaches work that several callers share from the caller that started it. */
export function withoutSignal<Result>(work: () => Result): () => Result {
  return () => signals.run(undefined, work);
}

/** Whether an error is only that work was given up. */
export const isGivenUp = (): boolean => signals.getStore()?.aborted === true;

/** Refuses statements of work that was given up. */
export const stopGivenUp: KyselyPlugin = {
  transformQuery({ node }) {
    signals.getStore()?.throwIfAborted();
    return node;
  },
  transformResult: async ({ result }) => result,
};
