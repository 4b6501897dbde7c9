import { useSyncExternalStore } from 'react';

/** Returns `false` on the server and while hydrating, otherwise their markup would not match. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
