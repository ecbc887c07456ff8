import { generateETag } from 'next/dist/server/lib/etag';

/**
 * The tag of a body, computed as Next does, so that a copy that Next sent also counts as current. It is weak,
 * because a page has the same tag in all of its encodings.
 */
export function entityTag(body: string): string {
  return generateETag(body, true);
}
