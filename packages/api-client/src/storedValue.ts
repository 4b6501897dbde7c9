import { type KeyValueStore, safeStorage } from './safeStorage.js';

/** A value stored on the device under one key, shared by everything on the page and by other tabs. */
export interface StoredValue<Value> {
  /** Returns the value, which keeps its identity until it changes. */
  read(): Value;
  /** Stores a value. Returns whether the device keeps it; if it refuses, the value lasts as long as the page. */
  write(value: Value): boolean;
  /** Calls back after each change, of this page or of another tab. Returns a function that stops it. */
  subscribe(onChange: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  key: string;
  /** Parses the stored text, which may be anything; null if there is none. */
  parse(text: string | null): Value;
  /** Storage; the page's localStorage by default. */
  storage?: KeyValueStore | undefined;
}

/** A value in the device's storage, as JSON. */
export function createStoredValue<Value>({ key, parse, storage }: StoredValueOptions<Value>): StoredValue<Value> {
  const device = safeStorage(storage ?? 'localStorage');
  /** Notifies other components of the page, which get no `storage` event for writes of the same page. */
  const changeEvent = `${key}_change`;
  let cached: { text: string | null; value: Value } | undefined;
  /** Text that could not be stored; undefined while the device keeps it. */
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
        // Accepts a null key, which means that everything was cleared.
        if (event.key !== key && event.key !== null) return;
        unwritten = undefined;
        onChange();
      }
      function onOwnChange(event: Event) {
        if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
        // Drops the page's own text, since the event is the truth unless the device refused to store.
        unwritten = undefined;
        if (readText() !== event.detail) unwritten = event.detail;
        onChange();
      }
      // Reads again on a page that Back restores, which got no `storage` event meanwhile.
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
