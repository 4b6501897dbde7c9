import { useSyncExternalStore } from 'react';

/** Interval of asking the server for news, in ms: longer while it sends changes. */
const pollTimes = { told: 60_000, untold: 10_000 };

const listeners = new Set<() => void>();
let isTold = false;

/** Says whether the server sends changes by itself. */
export function setPushed(told: boolean): void {
  isTold = told;
  for (const listener of listeners) listener();
}

/** How often a query is to be made again, in ms. */
export function usePollTime(): number {
  return useSyncExternalStore(subscribe, read);
}

const read = () => (isTold ? pollTimes.told : pollTimes.untold);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
