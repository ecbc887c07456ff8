import type { LRUCache } from 'lru-cache';
import { ABSENT_TTL } from '@/lib/config/cache-limits';
import { fromRedis } from '@/lib/redis/connection';
import { hashed, redisKey } from '@/lib/redis/keys';
import { StoreApiError } from './errors';

const keyOf = (key: string) => redisKey('absent', hashed(key));

/** Shares with the other instances that the platform has no such thing. */
export async function shareAbsence(key: string): Promise<void> {
  await fromRedis(({ client }) => client.set(keyOf(key), '1', { PX: ABSENT_TTL, condition: 'NX' }));
}

/**
 * Fails when another instance knows that there is no such thing, and remembers it here until that expires.
 * @throws StoreApiError 'absent'
 */
export async function assertNotAbsent(key: string, failures: LRUCache<string, StoreApiError>): Promise<void> {
  const left = await fromRedis(({ client }) => client.pTTL(keyOf(key)));
  if (left === null || left <= 0) return;
  const error = new StoreApiError('absent', `read ${key.split(' ', 1)[0]}`, {
    reason: 'another instance asked',
  });
  failures.set(key, error, { ttl: left });
  throw error;
}
