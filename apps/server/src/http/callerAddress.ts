import type { IncomingMessage } from 'node:http';
import { parseAddress } from './callerNetwork.js';

/**
 * Determines the client's address. With n proxies in front of us, only the last n entries of `X-Forwarded-For` can be
 * trusted because clients may forge the others.
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
