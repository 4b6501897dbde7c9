/** Places that all callers share, of which one network has at most a part. */
export interface Slots {
  /** Takes a place for the network; false where none is free for it. */
  take(network: string): boolean;
  free(network: string): void;
  taken(): number;
}

/** `total` places, at most `share` of them for one network (see `networkOf`). */
export function createSlots(total: number, share: number): Slots {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    take(network) {
      const own = held.get(network) ?? 0;
      if (taken >= total || own >= share) return false;
      held.set(network, own + 1);
      taken += 1;
      return true;
    },
    free(network) {
      const own = held.get(network) ?? 0;
      if (own > 1) held.set(network, own - 1);
      else held.delete(network);
      taken -= 1;
    },
    taken: () => taken,
  };
}
