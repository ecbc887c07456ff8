import { isIP } from 'node:net';

/** The name in a Host header, in lower case, without port and brackets. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/**
 * Whether a Host header names this shop. Addresses by number and localhost are how machines ask for it; no other site
 * can lead a browser to us by them.
 * @param known names without port; null where none is configured, so that every name is right
 */
export function isKnownHost(host: string | undefined, known: readonly string[] | null): boolean {
  if (known === null || host === undefined) return true;
  const name = nameOf(host);
  return isIP(name) !== 0 || name === 'localhost' || known.includes(name);
}
