import { createHmac } from 'node:crypto';
import { operationsConfig } from '@/lib/config/operations';

/**
 * The key by which instances know what one of them has written to Redis, which others may be able to write to; null
 * without PAGE_CACHE_KEY, and then nothing that pages are made of may be read from there.
 */
export function sharedSecret(purpose: 'pages' | 'missing pages' | 'crawler files'): Buffer | null {
  const { pageCacheKey } = operationsConfig();
  return pageCacheKey === null ? null : createHmac('sha256', pageCacheKey).update(purpose).digest();
}
