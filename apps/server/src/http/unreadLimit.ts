import type { ServerResponse } from 'node:http';

interface Unread {
  network: string;
  response: ServerResponse;
}

/**
 * Limits the response bytes that clients haven't read yet, across all connections. Beyond `limit`, cuts off
 * the oldest response of the network with the most. Call the returned function for each response.
 */
export function createUnreadLimit(limit: number): (response: ServerResponse, network: string) => void {
  const unread = new Set<Unread>();

  function greediest(): string | undefined {
    const bytes = new Map<string, number>();
    for (const { network, response } of unread) {
      bytes.set(network, (bytes.get(network) ?? 0) + response.writableLength);
    }
    return [...bytes].toSorted(([, one], [, other]) => other - one)[0]?.[0];
  }

  function total(): number {
    return [...unread].reduce((sum, { response }) => sum + response.writableLength, 0);
  }

  return (response, network) => {
    if (response.writableLength === 0) return;
    const entry = { network, response };
    unread.add(entry);
    response.once('close', () => unread.delete(entry));
    while (total() > limit) {
      const worst = greediest();
      const oldest = [...unread].find((one) => one.network === worst);
      if (!oldest) return;
      unread.delete(oldest);
      oldest.response.req.socket.destroy();
    }
  };
}
