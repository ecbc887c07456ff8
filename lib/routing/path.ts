const MAX_PATH = 2048;

export type PathReading =
  /** Bytes that are no text, or signs that have no business in an address: 400. */
  | { kind: 'malformed' }
  /** The same page has another, canonical address: 308 to it. */
  | { kind: 'moved'; to: string }
  /** The canonical path, percent-encoded as it came. */
  | { kind: 'canonical'; path: string };

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

function isReadable(path: string): boolean {
  if (path.length > MAX_PATH) return false;
  try {
    return !hasControlCharacter(decodeURIComponent(path));
  } catch {
    // decodeURIComponent throws on malformed percent-encoding, which is the answer.
    return false;
  }
}

/**
 * Reads a raw request path: one form without trailing or repeated slashes is canonical (DESIGN-27, A-05).
 * @param rawPath `/`-rooted path as sent, without the query
 */
export function readPath(rawPath: string): PathReading {
  if (!isReadable(rawPath)) return { kind: 'malformed' };
  const path = `/${rawPath.split('/').filter(Boolean).join('/')}`;
  return path === rawPath ? { kind: 'canonical', path } : { kind: 'moved', to: path };
}
