import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { none, type SavedEntries } from './savedEntries.js';
import { createSavedStore, type SavedStore, type SavedStoreOptions } from './savedStore.js';

export interface SavedDonations {
  /** Newest first. */
  entries: SavedEntries;
  ids: ReadonlySet<number>;
  isSaved(id: number): boolean;
  setSaved(id: number, saved: boolean): void;
  toggle(id: number): void;
}

const SavedContext = createContext<SavedStore | undefined>(undefined);

export interface SavedDonationsProviderProps extends SavedStoreOptions {
  /** Content. */
  children?: ReactNode | undefined;
}

/** Shares a store between screens so that saved donations survive navigation, even if storage is blocked. */
export function SavedDonationsProvider({ storage, children }: SavedDonationsProviderProps) {
  const store = useMemo(() => createSavedStore({ storage }), [storage]);
  return <SavedContext value={store}>{children}</SavedContext>;
}

/** Returns the saved donations of this device. Stays in sync with other components and tabs. */
export function useSavedDonations(options: SavedStoreOptions = {}): SavedDonations {
  const shared = useContext(SavedContext);
  const [own] = useState(() => createSavedStore(options));
  const store = (options.storage === undefined && shared) || own;
  const entries = useSyncExternalStore(store.subscribe, store.read, readNone);

  return useMemo(() => {
    const ids = new Set(entries.map(({ id }) => id));
    return {
      entries,
      ids,
      isSaved: (id) => ids.has(id),
      setSaved: store.setSaved,
      // Read the store instead of the state, as a second click may precede the next render.
      toggle: (id) => store.setSaved(id, !store.read().some((entry) => entry.id === id)),
    };
  }, [entries, store]);
}

const readNone = () => none;
