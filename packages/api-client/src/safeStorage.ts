/** Used methods of Web Storage, which may throw. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Never throws; empty if storage is blocked. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
}

/**
 * Wraps a storage, or a page storage by name. Looked up at each call, since access may throw and servers have none.
 */
export function safeStorage(storage: KeyValueStore | 'localStorage' | 'sessionStorage' | null): SafeStorage {
  function attempt<Result>(step: (store: KeyValueStore) => Result): Result | null {
    try {
      const store = typeof storage === 'string' ? globalThis[storage] : storage;
      if (store) return step(store);
    } catch {}
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
