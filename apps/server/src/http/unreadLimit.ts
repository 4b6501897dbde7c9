import type { ServerResponse } from 'node:http';
import { createFairMemory } from './fairMemory.js';

/**
 * Bounds the bytes that wait in memory for callers who do not read, over all connections. Returns a function that is told of
 * each response when it has been written.
 */
export function createUnreadLimit(limit: number): (response: ServerResponse, network: string) => void {
  const memory = createFairMemory(limit);
  return (response, network) => {
    if (response.writableLength === 0) return;
    const cut = () => void response.req.socket.destroy();
    response.once('close', memory.add({ network, bytes: () => response.writableLength, cut }));
    memory.fit();
  };
}
