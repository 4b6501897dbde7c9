import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Normalizes an IP address, without port, brackets and zone. Returns `undefined` if it's not an IP address. */
export function parseAddress(text: string): string | undefined {
  const [, host = text] = /^\[([^[\]]+)\](?::\d+)?$/.exec(text) ?? /^([^:]+):\d+$/.exec(text) ?? [];
  const [address = ''] = host.split('%', 1);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address : undefined;
}

/** IPv6 callers get a whole /64 from their provider, so it counts as a single network. */
export function callerNetwork(address: string): string {
  const canonical = parseAddress(address) ?? address;
  if (!isIPv6(canonical)) return canonical;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical) ?? [];
  if (mapped) return mapped;
  const [left = '', right = ''] = canonical.split('::');
  const groups = left.split(':').filter(Boolean);
  const rest = right.split(':').filter(Boolean);
  const zeros = canonical.includes('::') ? Array.from({ length: 8 - groups.length - rest.length }, () => '0') : [];
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
