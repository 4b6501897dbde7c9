/**
 * The used part of Web Storage. Browsers that block storage throw at each call, and full storage throws at each write.
 */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that never throws. If it is blocked or missing, it is empty and stores nothing. */
export interface SafeStorage {
  /** Returns the stored text, or null if it is missing or unreadable. */
  getItem(key: string): string | null;
  /** Stores a text. Returns whether it is stored. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
}

/**
 * Wraps a storage, or one of the page's storages by name; null for no storage. Accesses the page's storage at each
 * call, since servers have none, and browsers that block it throw on access.
 */
export function safeStorage(storage: KeyValueStore | 'localStorage' | 'sessionStorage' | null): SafeStorage {
  function attempt<Result>(step: (store: KeyValueStore) => Result): Result | null {
    try {
      const store = typeof storage === 'string' ? globalThis[storage] : storage;
      if (store) return step(store);
    } catch {
      // Blocked or full.
    }
    return null;
  }
  return {
    getItem: (key) => attempt((store) => store.getItem(key)),
    setItem: (key, text) => attempt((store) => (store.setItem(key, text), true)) === true,
    removeItem: (key) => void attempt((store) => store.removeItem(key)),
  };
}

/** Parses a JSON text; undefined if it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
