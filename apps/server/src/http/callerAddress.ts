import type { IncomingMessage } from 'node:http';
import { parseAddress } from './callerNetwork.js';

/** Client address. Trusts as many `X-Forwarded-For` entries as there are proxies; earlier entries may be forged. */
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
