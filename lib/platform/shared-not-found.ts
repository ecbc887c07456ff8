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

/** Shares with the other instances that the platform has no such thing. */
export async function shareNotFound(key: string): Promise<void> {
  const secret = sharedSecret('missing pages');
  if (secret === null) return;
  const name = nameOf(key);
  const until = String(Date.now() + ABSENT_TTL);
  const value = `${until} ${signatureOf(name, until, secret).toString('hex')}`;
  await changeRedis(({ client }) => client.set(name, value, { PX: ABSENT_TTL, condition: 'NX' }));
}

/** For how many ms more an instance said that there is no such thing; 0 for what none of them can have said. */
function timeLeft(name: string, value: string, secret: Buffer): number {
  const [until = '', signature = ''] = value.split(' ');
  const given = Buffer.from(signature, 'hex');
  const expected = signatureOf(name, until, secret);
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return 0;
  return Math.min(Number(until) - Date.now(), ABSENT_TTL);
}

/**
 * Fails when another instance knows that there is no such thing, and remembers it here until that expires.
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
    reason: 'another instance asked',
  });
  failures.set(key, error, { ttl: left });
  throw error;
}
