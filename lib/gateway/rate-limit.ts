import { isIPv4, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { serverConfig } from '@/lib/config/environment';
import { fromRedis } from '@/lib/redis/connection';
import { hashed, redisKey } from '@/lib/redis/keys';
import { globalSingleton } from '@/lib/shared/global-singleton';
import type { LimitGroup } from './operation';

/** Who a request counts for: one network, or (`shared`) a machine that may stand for many shoppers. */
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
 * Network that a request came from: IPv4 /24, IPv6 /56. Every proxy appends the address that it saw to X-Forwarded-For,
 * and so does the server with that of the connection (lib/server/shop-server.ts). What stands further left
 * than `trustedHops` proxies was written by the client, like X-Real-IP or Forwarded, and is never believed.
 */
export function clientOf(headers: Headers, trustedHops: number): Client {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = hops.at(-1 - trustedHops) ?? hops.at(-1) ?? '';
  return networkOf(address.trim()) ?? { key: 'unknown', shared: true };
}

type Allowance = { calls: number; windowMs: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Calls per client network. `read` is wide because every page view reads a cart. */
const ALLOWANCES: Record<LimitGroup, Allowance[]> = {
  read: [{ calls: 600, windowMs: MINUTE }],
  search: [{ calls: 60, windowMs: MINUTE }],
  // Of texts not searched for lately: the results of others are stored, and not counted.
  'search-page': [{ calls: 30, windowMs: MINUTE }],
  cart: [{ calls: 60, windowMs: MINUTE }],
  freight: [{ calls: 20, windowMs: MINUTE }],
  upload: [{ calls: 20, windowMs: MINUTE }],
  report: [{ calls: 30, windowMs: MINUTE }],
  key: [
    { calls: 10, windowMs: MINUTE },
    { calls: 40, windowMs: HOUR },
  ],
  form: [
    { calls: 5, windowMs: MINUTE },
    { calls: 20, windowMs: HOUR },
  ],
};

// A local proxy may stand for many shoppers at once.
const SHARED_FACTOR = 4;
const MAX_KEYS = 50_000;

type Window = { startedAt: number; calls: number };

/** Counts calls in fixed windows, in bounded memory. `now` is in ms. */
export function createRateLimiter() {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  function windowOf(key: string, windowMs: number, now: number): Window {
    const known = windows.get(key);
    return known && now - known.startedAt < windowMs ? known : { startedAt: now, calls: 0 };
  }

  return {
    /** Seconds to wait before this call may be made; 0 when it may be made now, which is then counted. */
    secondsToWait(client: Client, group: LimitGroup, now: number): number {
      const factor = client.shared ? SHARED_FACTOR : 1;
      const counted = ALLOWANCES[group].map(({ calls, windowMs }) => {
        const key = `${group} ${windowMs} ${client.key}`;
        return { key, calls: calls * factor, windowMs, window: windowOf(key, windowMs, now) };
      });
      const waits = counted.map(({ calls, windowMs, window }) =>
        window.calls < calls ? 0 : window.startedAt + windowMs - now,
      );
      const wait = Math.ceil(Math.max(...waits) / 1_000);
      if (wait > 0) return wait;
      for (const { key, window } of counted) windows.set(key, { ...window, calls: window.calls + 1 });
      return 0;
    },
  };
}

/** Counts a call for all instances together. @returns as the local limiter; 0 also without Redis */
async function sharedSecondsToWait(client: Client, group: LimitGroup): Promise<number> {
  const factor = client.shared ? SHARED_FACTOR : 1;
  const waits = ALLOWANCES[group].map(async ({ calls, windowMs }) => {
    const key = redisKey('calls', `${group}:${windowMs}:${hashed(client.key)}`);
    const counted = await fromRedis(({ client: redis }) =>
      redis
        .multi()
        .set(key, 0, { expiration: { type: 'PX', value: windowMs }, condition: 'NX' })
        .incr(key)
        .pTTL(key)
        .execTyped(),
    );
    if (counted === null) return 0;
    const [, made, left] = counted;
    return made > calls * factor ? Math.max(1, Math.ceil(left / 1_000)) : 0;
  });
  return Math.max(...(await Promise.all(waits)));
}

/**
 * Seconds until the client of a request may make another call of `group`; 0 when it may now, which is then counted.
 * Gateway and middleware count together, and all instances that share a Redis.
 */
export async function secondsToWait(headers: Headers, group: LimitGroup): Promise<number> {
  const client = clientOf(headers, serverConfig().trustedHops);
  const here = globalSingleton('rate-limiter', createRateLimiter).secondsToWait(client, group, Date.now());
  return here > 0 ? here : sharedSecondsToWait(client, group);
}
