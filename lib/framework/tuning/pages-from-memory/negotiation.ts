import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** From the smallest to the largest body. */
const BY_SIZE: readonly Encoding[] = ['br', 'gzip', 'identity'];

function weights(acceptEncoding: string): Map<string, number> {
  const entries = acceptEncoding.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return [name, q === undefined ? 1 : Number(q.slice(2))];
  });
  return new Map(entries);
}

/** The smallest encoding that a client likes best (RFC 9110, 12.5.3); null when it takes none of ours. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return 'identity';
  const named = weights(acceptEncoding);
  const rest = named.get('*');
  const weightOf = (encoding: Encoding) =>
    // Identity may always be sent unless it is refused, but nobody asks for it by not naming it.
    named.get(encoding) ?? (encoding === 'identity' ? (rest === 0 ? 0 : Number.MIN_VALUE) : (rest ?? 0));
  let best: Encoding | null = null;
  for (const encoding of BY_SIZE) {
    const weight = weightOf(encoding);
    if (weight > (best === null ? 0 : weightOf(best))) best = encoding;
  }
  return best;
}

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
