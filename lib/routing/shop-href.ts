import { listingHref } from '@/lib/listing/query';
import type { Rota } from '@/lib/store-api/schemas/rota';

const HERE = 'http://shop.invalid';

/** Paths that stay on the store site (ROUTE-29); everything else of the store's host is a page of this shop. */
const OUTSIDE = /^\/(checkout|minha-conta)(\/|$)/;

/** Root-relative address of a settled target; null when it names no path of its own. */
export function rotaHref(rota: Rota | null): string | null {
  return rota === null || rota.path === null ? null : listingHref(rota.path, rota.query);
}

/**
 * An address from the platform that is safe to put into an anchor, or null (C7). The platform echoes absolute
 * addresses of its own host: those become pages of this shop, save checkout and account, which stay there.
 * @param storeOrigins origins whose pages this shop shows
 */
export function linkHref(link: string, storeOrigins: readonly string[]): string | null {
  const value = link.trim();
  if (value.startsWith('/')) return staysHere(value) ? withinShop(value, storeOrigins) : null;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  if (!storeOrigins.includes(url.origin) || OUTSIDE.test(url.pathname)) return url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return staysHere(path) ? path : null;
}

/** False for what looks like a path and leads to another host: `//host`, `/\host`, `/` and a tab and `/host`. */
function staysHere(path: string): boolean {
  return !path.includes('\\') && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;
}

function withinShop(path: string, [storeSite]: readonly string[]): string {
  return OUTSIDE.test(path) && storeSite !== undefined ? new URL(path, storeSite).href : path;
}
