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
  /** localStorage by default. */
  storage?: KeyValueStore | undefined;
}

/** Saved donations, shared with stores and tabs. Kept in memory if the device refuses to store. */
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
