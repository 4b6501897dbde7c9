/** Keys of written bodies, by which a server recognizes retries. */
export interface WriteKeys {
  /** Returns the key of a body: the same until it is settled, whatever its time. */
  of(body: object): string;
  /** Ends a key after the server accepted the body: an equal body is a new write. */
  settle(body: object): void;
}

export function createWriteKeys(): WriteKeys {
  const keys = new Map<string, string>();
  const keyName = (body: object) => JSON.stringify({ ...body, createdAt: undefined, timestamp: undefined });
  return {
    of(body) {
      const name = keyName(body);
      // Avoids `randomUUID`, which plain http pages lack.
      const key = keys.get(name) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      keys.set(name, key);
      return key;
    },
    settle: (body) => void keys.delete(keyName(body)),
  };
}
