import type { IncomingMessage } from 'node:http';
import { parseAddress } from './callerNetwork.js';

/**
 * Returns the client's IP address. Each of your proxies appends its client to `X-Forwarded-For`; earlier entries may
 * be forged. Falls back to the connection's address.
 */
export function callerAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string | undefined {
  if (proxies === 0) return socket.remoteAddress;
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parseAddress(forwarded.at(-proxies) ?? '') ?? socket.remoteAddress;
}
