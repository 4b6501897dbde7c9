import type { IncomingMessage } from 'node:http';
import { parseAddress } from './callerNetwork.js';

/**
 * The IP address that a request is from. Each of so many own proxies appends the address it was called from to
 * `X-Forwarded-For`; anybody may have written what stands before those. Where the header names no address, the
 * connection's own.
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
