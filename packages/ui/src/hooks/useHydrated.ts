import { useSyncExternalStore } from 'react';

/** Returns false on the server and while hydrating, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
