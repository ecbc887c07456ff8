export type Encoding = 'br' | 'gzip' | 'identity';

/** Encodings, from the smallest to the largest body. */
const BY_SIZE: readonly Encoding[] = ['br', 'gzip', 'identity'];

function weights(acceptEncoding: string): Map<string, number> {
  const entries = acceptEncoding.split(',').map((item): [string, number] => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return [name, q === undefined ? 1 : Number(q.slice(2))];
  });
  return new Map(entries);
}

/**
 * The encoding that a client prefers (RFC 9110, 12.5.3), or the first offered one if several are preferred;
 * null if it accepts none.
 * @param offered from the smallest to the largest body
 */
export function preferredEncoding(
  acceptEncoding: string | undefined,
  offered: readonly Encoding[] = BY_SIZE,
): Encoding | null {
  if (acceptEncoding === undefined) return 'identity';
  const named = weights(acceptEncoding);
  const rest = named.get('*');
  const weightOf = (encoding: Encoding) =>
    // Identity is always allowed unless the client excludes it, but is not preferred unless the client lists
    // it.
    named.get(encoding) ?? (encoding === 'identity' ? (rest === 0 ? 0 : Number.MIN_VALUE) : (rest ?? 0));
  let best: Encoding | null = null;
  for (const encoding of offered) {
    const weight = weightOf(encoding);
    if (weight > (best === null ? 0 : weightOf(best))) best = encoding;
  }
  return best;
}
