/** Bytes in memory that the server holds for one request. */
export interface Holding {
  network: string;
  bytes(): number;
  /** Gives the bytes up. */
  cut(): void;
}

/**
 * Bounds what all requests hold together: beyond `limit` bytes, `fit` cuts the oldest holding of the network with the most,
 * so that a caller with little is never cut for one with much.
 */
export function createFairMemory(limit: number): { add(holding: Holding): () => void; fit(): void } {
  const held = new Set<Holding>();

  function greediest(): string | undefined {
    const sums = new Map<string, number>();
    for (const { network, bytes } of held) sums.set(network, (sums.get(network) ?? 0) + bytes());
    return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }

  function total(): number {
    return [...held].reduce((sum, { bytes }) => sum + bytes(), 0);
  }

  return {
    add(holding) {
      held.add(holding);
      return () => held.delete(holding);
    },
    fit() {
      while (total() > limit) {
        const worst = greediest();
        const oldest = [...held].find(({ network }) => network === worst);
        if (!oldest) return;
        held.delete(oldest);
        oldest.cut();
      }
    },
  };
}
