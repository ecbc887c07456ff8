import { createHash, createHmac } from 'node:crypto';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';

let prefix: string | undefined;

/**
 * Key of an entry in Redis. Instances of one shop share their entries; other shops on the same Redis use
 * other keys.
 */
export function redisKey(
  kind: 'page' | 'absent' | 'calls' | 'purges' | 'crawler-files' | 'repeats',
  name = '',
): string {
  const { storeApiUrl, siteUrl } = serverConfig();
  prefix ??= createHash('sha256').update(`${storeApiUrl} ${siteUrl}`).digest('base64url').slice(0, 12);
  return `storefront:${prefix}:${kind}${name === '' ? '' : `:${name}`}`;
}

/** Hashes a part of a key that may be as long as an address. */
export const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The key with which instances sign their entries, since others may be able to write to Redis. Null without
 * PAGE_CACHE_KEY: in that case nothing that becomes part of a page may be read from Redis.
 */
export function sharedSecret(purpose: 'pages' | 'missing pages' | 'crawler files'): Buffer | null {
  const { pageCacheKey } = operationsConfig();
  return pageCacheKey === null ? null : createHmac('sha256', pageCacheKey).update(purpose).digest();
}
