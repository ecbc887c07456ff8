import { isIPv4, isIPv6 } from 'node:net';

/** Whom a request counts for: one network, or (`shared`) a machine that may stand for many shoppers. */
export type Client = { key: string; shared: boolean };

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right].map((group) =>
    group.padStart(4, '0'),
  );
}

function networkOf(address: string): Client | null {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) {
    const [first, second, third] = mapped.split('.');
    return { key: `${first}.${second}.${third}.0/24`, shared: first === '127' };
  }
  if (!isIPv6(mapped)) return null;
  const groups = ipv6Groups(mapped.toLowerCase());
  // A household gets a /56: three groups and the upper half of the fourth.
  return {
    key: `${groups.slice(0, 3).join(':')}:${groups[3]?.slice(0, 2)}00::/56`,
    shared: mapped === '::1',
  };
}

/**
 * Network that a request came from: IPv4 /24, IPv6 /56 (C10). Only the last hop of X-Forwarded-For counts: a
 * proxy in front appends what it saw itself, and without a proxy Next writes the socket's address there.
 * What a client writes further left is never believed, and neither are X-Real-IP or Forwarded. A shop
 * without a proxy in front can be lied to here; that costs the limit, nothing else.
 */
export function clientOf(headers: Headers): Client {
  const lastHop = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return networkOf(lastHop) ?? { key: 'unknown', shared: true };
}
