const UNRESERVED = /[\w.~-]/;

const joinSegments = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/**
 * One spelling for paths that are equivalent by RFC 3986: letters and digits unencoded, other bytes in upper-case hex, no
 * repeated slashes, and none at the end. Segments of bare dots are resolved, as browsers do.
 */
export function spellPath(path: string): string {
  const normalized = path.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return UNRESERVED.test(character) ? character : triplet.toUpperCase();
  });
  return joinSegments(new URL(joinSegments(normalized), 'http://shop.invalid').pathname);
}
