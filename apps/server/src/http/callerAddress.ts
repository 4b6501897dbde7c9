import type { IncomingMessage } from 'node:http';

/**
 * The IP address that a request is from. Behind so many proxies of one's own each adds the address that it heard from at
 * the end of `X-Forwarded-For`; what stands before those anybody may have written.
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
  return forwarded.at(-proxies) ?? socket.remoteAddress;
}
