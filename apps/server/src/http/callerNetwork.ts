import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Canonical IP address without port, brackets and zone; undefined for other text. */
export function parseAddress(text: string): string | undefined {
  const [, host = text] = /^\[([^[\]]+)\](?::\d+)?$/.exec(text) ?? /^([^:]+):\d+$/.exec(text) ?? [];
  const [address = ''] = host.split('%', 1);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address : undefined;
}

/** IPv4 address, or IPv6 /64, which counts as a single caller. */
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
