/** A pool of slots (or bytes) with a limit per network. */
export interface Slots {
  take(network: string, size?: number): boolean;
  free(network: string, size?: number): void;
  taken(): number;
}

/** Creates a pool of `total` slots. `share` is the number of slots a network may use at a time; see `callerNetwork`. */
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
