import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import { ABSENT_TTL } from '@/lib/config/cache-limits';
import { changeRedis, fromRedis } from '@/lib/redis/connection';
import { hashed, redisKey, sharedSecret } from '@/lib/redis/keys';
import { StoreApiError } from './errors';

const nameOf = (key: string) => redisKey('absent', hashed(key));

function signatureOf(name: string, until: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${name} ${until}`).digest();
}

/** Tells the other instances that something does not exist on the platform. */
export async function shareNotFound(key: string): Promise<void> {
  const secret = sharedSecret('missing pages');
  if (secret === null) return;
  const name = nameOf(key);
  const until = String(Date.now() + ABSENT_TTL);
  const value = `${until} ${signatureOf(name, until, secret).toString('hex')}`;
  await changeRedis(({ client }) => client.set(name, value, { PX: ABSENT_TTL, condition: 'NX' }));
}

/**
 * How long another instance's not-found report is still valid, in ms; 0 if no instance of this shop wrote it.
 */
function timeLeft(name: string, value: string, secret: Buffer): number {
  const [until = '', signature = ''] = value.split(' ');
  const given = Buffer.from(signature, 'hex');
  const expected = signatureOf(name, until, secret);
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return 0;
  return Math.min(Number(until) - Date.now(), ABSENT_TTL);
}

/**
 * Fails if another instance has reported the key as not found. This instance caches the failure until the
 * report expires.
 * @throws StoreApiError 'absent'
 */
export async function throwIfNotFoundElsewhere(
  key: string,
  failures: LRUCache<string, StoreApiError>,
): Promise<void> {
  const secret = sharedSecret('missing pages');
  if (secret === null) return;
  const name = nameOf(key);
  const value = await fromRedis(({ client }) => client.get(name));
  const left = value === null ? 0 : timeLeft(name, value, secret);
  if (left <= 0) return;
  const error = new StoreApiError('absent', `read ${key.split(' ', 1)[0]}`, {
    reason: 'not found by another instance',
  });
  failures.set(key, error, { ttl: left });
  throw error;
}
