import { generateETag } from 'next/dist/server/lib/etag';

/**
 * The tag that Next gives a body, so that what it sent is recognised; weak, because one page has one tag in all of its
 * encodings.
 */
export function entityTag(body: string): string {
  return generateETag(body, true);
}
