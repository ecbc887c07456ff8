import { isIPv4, isIPv6 } from 'node:net';

/**
 * The client of a request. `address` is an IPv4 address or an IPv6 /64, which belongs to one machine; `key`
 * is its network, IPv4 /24 or IPv6 /56. `shared` is true for a machine behind which there may be many
 * shoppers, such as a local proxy.
 */
export type Client = { address: string; key: string; shared: boolean };

const UNKNOWN: Client = { address: 'unknown', key: 'unknown', shared: true };

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right].map((group) =>
    group.padStart(4, '0'),
  );
}

/** An address without the port that some proxies add, which differs for each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1');

function clientAt(address: string): Client | null {
  const mapped = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) {
    const [first, second, third] = mapped.split('.');
    return { address: mapped, key: `${first}.${second}.${third}.0/24`, shared: first === '127' };
  }
  if (!isIPv6(mapped)) return null;
  const groups = ipv6Groups(mapped.toLowerCase());
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    // A household gets a /56, which is three groups and the upper half of the fourth.
    key: `${groups.slice(0, 3).join(':')}:${groups[3]?.slice(0, 2)}00::/56`,
    shared: mapped === '::1',
  };
}

/**
 * The client according to X-Forwarded-For, to which every proxy appends the address of its peer. Entries to
 * the left of the `trustedHops` trusted proxies are written by the client and ignored, as are X-Real-IP and
 * Forwarded.
 */
export function clientOfForwarded(forwardedFor: string, trustedHops: number): Client {
  const hops = forwardedFor.split(',');
  const address = hops.at(-1 - trustedHops) ?? hops.at(-1) ?? '';
  return clientAt(address.trim()) ?? UNKNOWN;
}
