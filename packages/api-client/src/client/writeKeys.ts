/** Idempotency keys of bodies. */
export interface WriteKeys {
  /** Returns the same key for an equal body until it is settled. Ignores its time. */
  of(body: object): string;
  /** Call after success, so that an equal body is a new write. */
  settle(body: object): void;
}

export function createWriteKeys(): WriteKeys {
  const keys = new Map<string, string>();
  const keyName = (body: object) => JSON.stringify({ ...body, createdAt: undefined, timestamp: undefined });
  return {
    of(body) {
      const name = keyName(body);
      // `randomUUID` needs https.
      const key = keys.get(name) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      keys.set(name, key);
      return key;
    },
    settle: (body) => void keys.delete(keyName(body)),
  };
}
