import { type KeyValueStore, safeStorage } from '@clothesline/api-client';
import { none, parseEntries, withSaved, type SavedEntries } from './savedEntries.js';

/** Where the saved donations are kept on the device. */
export const savedKey = 'clothesline_saved';

/** Tells the other components of the same page, which hear no `storage` event of their own writing. */
const changeEvent = 'clothesline-saved-change';

export interface SavedStore {
  /** The entries; the same list until something changes. */
  read(): SavedEntries;
  setSaved(id: number, saved: boolean): void;
  /** Calls back after each change, of this page or of another tab. Returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

export interface SavedStoreOptions {
  /** Where to keep them; the page's localStorage by default. */
  storage?: KeyValueStore;
}

/**
 * The saved donations of this device. Every store of a page shows the same ones, other tabs follow. Where the device
 * refuses to store, they last as long as the store.
 */
export function createSavedStore({ storage }: SavedStoreOptions = {}): SavedStore {
  const device = safeStorage(storage ?? 'localStorage');
  let cachedText: string | null = null;
  let cachedEntries = none;
  /** What could not be written down; undefined while the device keeps it. */
  let unwritten: string | undefined;

  const readText = () => unwritten ?? device.getItem(savedKey);

  function read(): SavedEntries {
    const text = readText();
    if (text !== cachedText) {
      cachedText = text;
      cachedEntries = parseEntries(text);
    }
    return cachedEntries;
  }

  function write(text: string): void {
    unwritten = device.setItem(savedKey, text) ? undefined : text;
  }

  return {
    read,
    setSaved(id, saved) {
      const before = read();
      const after = withSaved(before, id, saved, new Date());
      if (after === before) return;
      const text = JSON.stringify(after);
      write(text);
      globalThis.dispatchEvent(new CustomEvent<string>(changeEvent, { detail: text }));
    },
    subscribe(onChange) {
      function onStorage(event: StorageEvent) {
        // A null key: everything was cleared.
        if (event.key !== savedKey && event.key !== null) return;
        unwritten = undefined;
        onChange();
      }
      function onOwnChange(event: Event) {
        if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
        // Differs where the device refused to store: then the event is all there is.
        unwritten = undefined;
        if (readText() !== event.detail) unwritten = event.detail;
        onChange();
      }
      globalThis.addEventListener('storage', onStorage);
      globalThis.addEventListener(changeEvent, onOwnChange);
      return () => {
        globalThis.removeEventListener('storage', onStorage);
        globalThis.removeEventListener(changeEvent, onOwnChange);
      };
    },
  };
}
