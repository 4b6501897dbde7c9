import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

export function runUntil<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return signals.run(signal, work);
}

export function withoutSignal<Result>(work: () => Result): () => Result {
  return () => signals.run(undefined, work);
}

/** The caller is gone, so the error isn't worth logging. */
export const isGivenUp = (): boolean => signals.getStore()?.aborted === true;

/** Rejects database queries once the request has been aborted. */
export const stopGivenUp: KyselyPlugin = {
  transformQuery({ node }) {
    signals.getStore()?.throwIfAborted();
    return node;
  },
  transformResult: async ({ result }) => result,
};
