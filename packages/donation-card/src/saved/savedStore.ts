import { createStoredValue, type KeyValueStore } from '@clothesline/api-client';
import { parseEntries, withSaved, type SavedEntries } from './savedEntries.js';

/** Key of the saved donations in the device's storage. */
export const savedKey = 'clothesline_saved';

export interface SavedStore {
  /** The entries; the same list until something changes. */
  read(): SavedEntries;
  setSaved(id: number, saved: boolean): void;
  /** Calls back after each change, of this page or of another tab. Returns a function that stops it. */
  subscribe(onChange: () => void): () => void;
}

export interface SavedStoreOptions {
  /** Storage of the entries; the page's localStorage by default. */
  storage?: KeyValueStore | undefined;
}

/**
 * Stores the saved donations of this device. Every store of a page shows the same ones, and other tabs follow. If the
 * device refuses to store, they last as long as the store.
 */
export function createSavedStore({ storage }: SavedStoreOptions = {}): SavedStore {
  const { read, write, subscribe } = createStoredValue({ key: savedKey, parse: parseEntries, storage });
  return {
    read,
    setSaved(id, saved) {
      const before = read();
      const after = withSaved(before, id, saved, new Date());
      if (after !== before) write(after);
    },
    subscribe,
  };
}
