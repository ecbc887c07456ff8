import type { IncomingHttpHeaders } from 'node:http';

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a client has the body already (RFC 9110, 13.1.2) and does not insist on a new one. */
export function isNotModified(
  headers: Pick<IncomingHttpHeaders, 'if-none-match' | 'cache-control'>,
  etag: string,
): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? ''))
    return false;
  return (
    known.trim() === '*' || known.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
  );
}
