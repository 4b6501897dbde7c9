import { createStoredValue, type KeyValueStore } from '@clothesline/api-client';
import { parseEntries, withSaved, type SavedEntries } from './savedEntries.js';

/** localStorage key. */
export const savedKey = 'clothesline_saved';

export interface SavedStore {
  read(): SavedEntries;
  setSaved(id: number, saved: boolean): void;
  subscribe(onChange: () => void): () => void;
}

export interface SavedStoreOptions {
  /** Defaults to localStorage. */
  storage?: KeyValueStore | undefined;
}

/**
 * Creates a store for saved donations that is synchronized with other stores and tabs. Falls back to memory if storage
 * is blocked.
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
