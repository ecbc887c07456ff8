import { createHash, createHmac } from 'node:crypto';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';

let prefix: string | undefined;

/** Instances of one shop share their entries in Redis; other shops on the same Redis have different keys. */
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
 * The key by which instances recognise entries written by one of them, since others may be able to write to Redis;
 * null without PAGE_CACHE_KEY. Data that become part of pages must then not be read from there.
 */
export function sharedSecret(purpose: 'pages' | 'missing pages' | 'crawler files'): Buffer | null {
  const { pageCacheKey } = operationsConfig();
  return pageCacheKey === null ? null : createHmac('sha256', pageCacheKey).update(purpose).digest();
}
