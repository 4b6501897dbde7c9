import { useSyncExternalStore } from 'react';

/**
 * Whether a component may show what only this device knows: false on a server and while a page hydrates, so that both render
 * the same, and true from the first render on where no server has rendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
