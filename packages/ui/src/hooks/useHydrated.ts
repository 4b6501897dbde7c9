import { useSyncExternalStore } from 'react';

/**
 * Whether a component may show data of the device: false on a server and while a page hydrates, so that both render the
 * same, and true from the first render on without server rendering.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
