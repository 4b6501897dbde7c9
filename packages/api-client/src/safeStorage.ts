/** Used part of a Web Storage. Browsers that block storage throw at each call, and full ones at each write. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that never throws. If it is blocked or missing, it is empty and stores nothing. */
export interface SafeStorage {
  /** Returns the stored text; null if there is none or if it is unreadable. */
  getItem(key: string): string | null;
  /** Stores a text. Returns whether it is stored. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
}

/**
 * Wraps a storage, or one of the page's own by its name. null means no storage. Reads the page's own at each call,
 * since rendering on a server has none, and a browser that blocks it throws already there.
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
