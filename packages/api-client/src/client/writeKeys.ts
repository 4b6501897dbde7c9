/** Hands out idempotency keys for request bodies. */
export interface WriteKeys {
  /** Returns the same key for equal bodies until the write is settled. Timestamps are ignored in the comparison. */
  of(body: object): string;
  /** Call this once the write has succeeded. The next equal body then gets a new key. */
  settle(body: object): void;
}

export function createWriteKeys(): WriteKeys {
  const keys = new Map<string, string>();
  const keyName = (body: object) => JSON.stringify({ ...body, createdAt: undefined, timestamp: undefined });
  return {
    of(body) {
      const name = keyName(body);
      // `crypto.randomUUID` is only available in secure contexts
      const key = keys.get(name) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      keys.set(name, key);
      return key;
    },
    settle: (body) => void keys.delete(keyName(body)),
  };
}
