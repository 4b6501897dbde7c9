/** Names for what somebody sends, by which a server knows a second try. */
export interface WriteKeys {
  /** The name of a body: the same until it is settled, whatever moment it was sent at. */
  of(body: object): string;
  /** The server took it: the same words once more are another. */
  settle(body: object): void;
}

export function createWriteKeys(): WriteKeys {
  const keys = new Map<string, string>();
  const nameOf = (body: object) => JSON.stringify({ ...body, createdAt: undefined, timestamp: undefined });
  return {
    of(body) {
      const name = nameOf(body);
      // Not `randomUUID`, which plain http pages lack.
      const key = keys.get(name) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      keys.set(name, key);
      return key;
    },
    settle: (body) => void keys.delete(nameOf(body)),
  };
}
