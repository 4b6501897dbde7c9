/** Places, or bytes, that all callers share, of which one network has at most a part. */
export interface Slots {
  /** Takes a place for the network, or so many; false where they are not free for it. */
  take(network: string, size?: number): boolean;
  free(network: string, size?: number): void;
  taken(): number;
}

/** `total` places, at most `share` of them for one network (see `callerNetwork`). */
export function createSlots(total: number, share: number): Slots {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    take(network, size = 1) {
      const own = held.get(network) ?? 0;
      if (taken + size > total || own + size > share) return false;
      held.set(network, own + size);
      taken += size;
      return true;
    },
    free(network, size = 1) {
      const own = held.get(network) ?? 0;
      if (own > size) held.set(network, own - size);
      else held.delete(network);
      taken -= size;
    },
    taken: () => taken,
  };
}
