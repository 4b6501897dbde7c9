/** Names for what somebody sends, by which a server knows a second try. */
export interface WriteKeys {
  /** The name of a body: the same until it is settled, whatever moment it was sent at. */
  of(body: object): string;
  /** The server took it: the same words once more are another. */
  settle(body: object): void;
}

export function createWriteKeys(): WriteKeys {
  const keys = new Map<string, string>();
  return {
    of(body) {
      const name = nameOf(body);
      const key = keys.get(name) ?? randomKey();
      keys.set(name, key);
      return key;
    },
    settle: (body) => void keys.delete(nameOf(body)),
  };
}

function nameOf(body: object): string {
  return JSON.stringify({ ...body, createdAt: undefined, timestamp: undefined });
}

/** Not `randomUUID`, which plain http pages lack. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
