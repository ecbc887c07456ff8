const PREFIX = '/v2/front/';
const MAX_LENGTH = 2_048;
const MAX_SEGMENTS = 5;

export type Address = { path: string; query: Record<string, string> };

// Control characters, both slashes, a second layer of encoding and user info have no place in a segment.
const UNSAFE = /[\p{Cc}\\%@]/u;

function readPath(pathname: string): string | null {
  if (/%(?:2f|5c|2e)/i.test(pathname) || pathname.includes('//')) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = decoded.slice(PREFIX.length);
  const segments = path.split('/');
  const isSafe = segments.every((segment) => segment !== '' && !/^\.+$/.test(segment));
  return !UNSAFE.test(decoded) && isSafe && segments.length <= MAX_SEGMENTS ? path : null;
}

/**
 * Path below /v2/front/ and query of a gateway request; null for an address that no honest client sends:
 * too long, encoded slashes or dots, control characters, a parameter given twice (C2).
 */
export function readAddress(url: string): Address | null {
  const { pathname, search, searchParams } = new URL(url);
  if (!pathname.startsWith(PREFIX) || pathname.length + search.length > MAX_LENGTH) return null;
  const path = readPath(pathname);
  if (path === null) return null;
  const names = [...searchParams.keys()];
  if (new Set(names).size !== names.length) return null;
  if ([...searchParams].some((pair) => pair.some((part) => /\p{Cc}/u.test(part)))) return null;
  return { path, query: Object.fromEntries(searchParams) };
}
