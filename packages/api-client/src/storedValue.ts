import { type KeyValueStore, safeStorage } from './safeStorage.js';

/** A value under one storage key, shared with components and tabs. */
export interface StoredValue<Value> {
  /** Stable until it changes. */
  read(): Value;
  /** Returns whether it was stored; otherwise it lasts as long as the page. */
  write(value: Value): boolean;
  /** Also for other tabs. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

export interface StoredValueOptions<Value> {
  key: string;
  parse(text: string | null): Value;
  /** localStorage by default. */
  storage?: KeyValueStore | undefined;
}

/** A value in the device's storage, as JSON. */
export function createStoredValue<Value>({ key, parse, storage }: StoredValueOptions<Value>): StoredValue<Value> {
  const device = safeStorage(storage ?? 'localStorage');
  /** `storage` events do not reach the writing page. */
  const changeEvent = `${key}_change`;
  let cached: { text: string | null; value: Value } | undefined;
  /** Text that could not be stored. */
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
        // A null key means that all was cleared.
        if (event.key !== key && event.key !== null) return;
        unwritten = undefined;
        onChange();
      }
      function onOwnChange(event: Event) {
        if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
        // Other tabs win, unless the device refused to store.
        unwritten = undefined;
        if (readText() !== event.detail) unwritten = event.detail;
        onChange();
      }
      // A page restored by Back got no events.
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
