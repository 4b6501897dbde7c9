import { type KeyValueStore, safeStorage } from './safeStorage.js';

export interface StoredValue<Value> {
  /** Returns the same object until the value changes. */
  read(): Value;
  /** Returns whether the value could be stored. Otherwise, it is held in memory until the page is closed. */
  write(value: Value): boolean;
  /** Also notifies about changes from other tabs. Returns a function to unsubscribe. */
  subscribe(onChange: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  key: string;
  parse(text: string | null): Value;
  /** Defaults to localStorage. */
  storage?: KeyValueStore | undefined;
}

/** Creates a value that is stored as JSON on the device. */
export function createStoredValue<Value>({ key, parse, storage }: StoredValueOptions<Value>): StoredValue<Value> {
  const device = safeStorage(storage ?? 'localStorage');
  /** The browser doesn't send `storage` events to the page that made the change. */
  const changeEvent = `${key}_change`;
  let cached: { text: string | null; value: Value } | undefined;
  let unwritten: string | undefined;

  const readText = () => unwritten ?? device.getItem(key);

  return {
    read() {
      const text = readText();
      if (cached?.text !== text || !cached) cached = { text, value: parse(text) };
      return cached.value;
    },
    write(value) {
      const text = JSON.stringify(value);
      const isStored = device.setItem(key, text);
      unwritten = isStored ? undefined : text;
      globalThis.dispatchEvent(new CustomEvent<string>(changeEvent, { detail: text }));
      return isStored;
    },
    subscribe(onChange) {
      function onStorage(event: StorageEvent) {
        if (event.key !== key && event.key !== null) return;
        unwritten = undefined;
        onChange();
      }
      function onOwnChange(event: Event) {
        if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
        // Storage may contain a newer value from another tab. Only remember our value if it couldn't be written.
        unwritten = undefined;
        if (readText() !== event.detail) unwritten = event.detail;
        onChange();
      }
      // We don't get events while the page is in the back/forward cache.
      function onPageShow({ persisted }: PageTransitionEvent) {
        if (persisted) onChange();
      }
      globalThis.addEventListener('storage', onStorage);
      globalThis.addEventListener('pageshow', onPageShow);
      globalThis.addEventListener(changeEvent, onOwnChange);
      return () => {
        globalThis.removeEventListener('storage', onStorage);
        globalThis.removeEventListener('pageshow', onPageShow);
        globalThis.removeEventListener(changeEvent, onOwnChange);
      };
    },
  };
}
