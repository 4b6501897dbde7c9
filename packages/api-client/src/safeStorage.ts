export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage access that never throws. If storage is blocked, it behaves as if it were empty. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
}

/**
 * Wraps a storage so that it never throws. Page storage is looked up by name on each call: merely accessing it can
 * throw, and it does not exist on servers.
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

/** Returns `undefined` if the text isn't valid JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
