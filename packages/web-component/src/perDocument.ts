interface Shared {
  /** Returns the value for a key, and creates it if necessary. */
  share<Value>(key: string, create: () => Value): Value;
}

/**
 * Elements have no common parent to share values with, so style sheets and the cache of a server are attached to their
 * document. That's the only state that outlives a widget.
 */
const kept = new WeakMap<Document, Map<string, unknown>>();

/** Returns the values shared by all widgets in a document. Always use the same type for a key. */
export function perDocument(document: Document): Shared {
  const values = kept.get(document) ?? new Map<string, unknown>();
  kept.set(document, values);
  return {
    share<Value>(key: string, create: () => Value): Value {
      if (!values.has(key)) values.set(key, create());
      // A map can't express that the type depends on the key.
      return values.get(key) as Value;
    },
  };
}
