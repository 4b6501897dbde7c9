import { useSyncExternalStore } from 'react';

/** False on a server and during hydration, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
