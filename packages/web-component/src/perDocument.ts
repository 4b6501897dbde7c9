/** Values that the widgets of a document share. */
interface Shared {
  /** Returns the value under the key; creates it at its first use. */
  share<Value>(key: string, create: () => Value): Value;
}

/**
 * Shared values by document, the only state here that outlives a widget: elements have no common ancestor of their
 * own, so parsed sheets and the cache of a server hang on their document and end with it.
 */
const kept = new WeakMap<Document, Map<string, unknown>>();

/** Returns the values that the widgets of this document share. Each key must always be used with the same type. */
export function perDocument(document: Document): Shared {
  const values = kept.get(document) ?? new Map<string, unknown>();
  kept.set(document, values);
  return {
    share<Value>(key: string, create: () => Value): Value {
      if (!values.has(key)) values.set(key, create());
      // Cast, since `share` promises a type per key, which a map of many types cannot express.
      return values.get(key) as Value;
    },
  };
}
