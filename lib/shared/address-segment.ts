/**
 * Paths that stay readable: unreserved characters only, and no dot but that of `.html`, since routers give a meaning
 * to other endings.
 */
const READABLE_PATH = /^\/(?:[\w-]+\/)*(?:[\w-]+(?:\.html)?)?$/;

/**
 * A root-relative address as one path segment: `/pagina/sobre` is `~pagina~sobre`; an address that is not plain, or has a query,
 * is base64url, which knows no `~`.
 */
export function encodeAddress(address: string): string {
  return READABLE_PATH.test(address)
    ? address.replaceAll('/', '~')
    : Buffer.from(address, 'utf8').toString('base64url');
}

/** Path and query of the address that `encodeAddress` was given. */
export function decodeAddress(segment: string): { path: string; query: Record<string, string> } {
  const address = segment.startsWith('~')
    ? segment.replaceAll('~', '/')
    : Buffer.from(segment, 'base64url').toString('utf8');
  const [path = '/', search = ''] = address.split('?', 2);
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}
