import { type KeyValueStore, safeStorage } from './safeStorage.js';

/** A value that a device keeps under one key, shared by everything on the page and by other tabs. */
export interface StoredValue<Value> {
  /** The value; the same one until something changes. */
  read(): Value;
  /** Stores a value. Returns whether the device keeps it: where it refuses, the value lasts as long as the page. */
  write(value: Value): boolean;
  /** Calls back after each change, of this page or of another tab. Returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  key: string;
  /** Reads what is stored, whatever that is; null where there is nothing. */
  parse(text: string | null): Value;
  /** Where to keep it; the page's localStorage by default. */
  storage?: KeyValueStore | undefined;
}

/** A value in the device's storage, as JSON. */
export function createStoredValue<Value>({ key, parse, storage }: StoredValueOptions<Value>): StoredValue<Value> {
  const device = safeStorage(storage ?? 'localStorage');
  /** Tells the other components of the same page, which hear no `storage` event of their own writing. */
  const changeEvent = `${key}_change`;
  let cached: { text: string | null; value: Value } | undefined;
  /** What could not be stored; undefined while the device keeps it. */
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
        // A null key: everything was cleared.
        if (event.key !== key && event.key !== null) return;
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
      // A page that Back brings up again heard no `storage` event meanwhile.
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
