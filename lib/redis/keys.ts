import { createHash } from 'node:crypto';
import { serverConfig } from '@/lib/config/environment';

let prefix: string | undefined;

/** Instances of one shop share what they keep in Redis; other shops on the same Redis have their own keys. */
export function redisKey(
  kind: 'page' | 'absent' | 'calls' | 'purges' | 'crawler-files' | 'repeats',
  name = '',
): string {
  const { storeApiUrl, siteUrl } = serverConfig();
  prefix ??= createHash('sha256').update(`${storeApiUrl} ${siteUrl}`).digest('base64url').slice(0, 12);
  return `storefront:${prefix}:${kind}${name === '' ? '' : `:${name}`}`;
}

/** A part of a key that may be as long as an address. */
export const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
