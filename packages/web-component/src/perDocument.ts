/** Things that the widgets of one document share. */
interface Shared {
  /** What is kept under the key; made at its first use. */
  share<Value>(key: string, create: () => Value): Value;
}

/**
 * The one thing in these packages that outlives a widget: elements have no common ancestor of ours, so what they share
 * (parsed sheets, one cache for a server) can only hang on their document. It goes with the document.
 */
const kept = new WeakMap<Document, Map<string, unknown>>();

/** What the widgets of this document share. Each key must always be used with the same type. */
export function perDocument(document: Document): Shared {
  const values = kept.get(document) ?? new Map<string, unknown>();
  kept.set(document, values);
  return {
    share<Value>(key: string, create: () => Value): Value {
      if (!values.has(key)) values.set(key, create());
      // One key, one type: that is the contract of `share`, which a map of many types cannot express.
      return values.get(key) as Value;
    },
  };
}
