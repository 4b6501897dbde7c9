import { createContext, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { none, type SavedEntries } from './savedEntries.js';
import { createSavedStore, type SavedStore, type SavedStoreOptions } from './savedStore.js';

export interface SavedDonations {
  /** Saved donations with their times, newest first. */
  entries: SavedEntries;
  /** The ids of the saved donations. */
  ids: ReadonlySet<number>;
  isSaved(id: number): boolean;
  setSaved(id: number, saved: boolean): void;
  /** Saves the donation, or removes it. */
  toggle(id: number): void;
}

const SavedContext = createContext<SavedStore | undefined>(undefined);

export interface SavedDonationsProviderProps extends SavedStoreOptions {
  /** Everything that saves. */
  children?: ReactNode | undefined;
}

/**
 * Shares the saved donations with everything inside. Needed only so that they outlive a screen if the device refuses to
 * store.
 */
export function SavedDonationsProvider({ storage, children }: SavedDonationsProviderProps) {
  const store = useMemo(() => createSavedStore({ storage }), [storage]);
  return <SavedContext value={store}>{children}</SavedContext>;
}

/** The donations saved on this device, in step with every other component and tab that shows them. */
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
      // Reads the store, not this rendering, since two quick presses are two changes.
      toggle: (id) => store.setSaved(id, !store.read().some((entry) => entry.id === id)),
    };
  }, [entries, store]);
}

const readNone = () => none;
