import { generateETag } from 'next/dist/server/lib/etag';

/**
 * The tag that Next computes for a body, so that a response of Next is recognised; weak, because one page has one tag
 * in all of its encodings.
 */
export function entityTag(body: string): string {
  return generateETag(body, true);
}
