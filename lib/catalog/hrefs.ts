import { listingHref } from '@/lib/platform/canonical-query';
import type { BreadcrumbItem } from '@/lib/platform/schemas/page-content';
import type { Rota } from '@/lib/platform/schemas/route';

const PLACEHOLDER_ORIGIN = 'http://shop.invalid';

/** Paths that stay on the store site, and its files; all other paths of its host are pages of this shop. */
const STORE_SITE_PATHS = /^\/(checkout|minha-conta|upload)(\/|$)/;

/** Root-relative URL of a platform route; null if the route has no path. */
export function rotaHref(rota: Rota | null): string | null {
  return rota === null || rota.path === null ? null : listingHref(rota.path, rota.query);
}

/** A step of a breadcrumb; `href` is null if it is not a link. */
export type Crumb = { label: string; href: string | null };

/** Links of a breadcrumb. Items without a label are dropped; the first one without a route links to the home page. */
export function breadcrumbItems(breadcrumb: readonly BreadcrumbItem[]): Crumb[] {
  return breadcrumb.flatMap(({ label, rota }, index) => {
    if (label === '') return [];
    return [{ label, href: rotaHref(rota) ?? (index === 0 ? '/' : null) }];
  });
}

/** Breadcrumb of a page directly below the home page. */
export function titleBreadcrumb(title: string): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    { label: title, href: null },
  ];
}

/**
 * Turns a link from the platform into a safe `href`; null for anything but http(s), mailto, tel and root-relative
 * paths. Absolute links to the platform's own host become pages of this shop, except for checkout, account and files.
 * @param storeOrigins origins whose pages this shop serves; the first is the store site
 */
export function linkHref(link: string, storeOrigins: readonly string[]): string | null {
  // As merchants type it.
  const value = link.trim().replace(/^(?=www\.)/i, 'https://');
  if (value.startsWith('/')) return isSameOriginPath(value) ? resolveStorePath(value, storeOrigins) : null;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return url.href;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  if (!storeOrigins.includes(url.origin) || STORE_SITE_PATHS.test(url.pathname)) return url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return isSameOriginPath(path) ? path : null;
}

/**
 * Target of the link around a picture: a file of this shop or of the store's hosts. Null for pictures on
 * other hosts, so that the link does not take shoppers there.
 * @param picture address after the schemas
 */
export function pictureHref(picture: string, storeOrigins: readonly string[]): string | null {
  const base = URL.canParse(picture) ? undefined : PLACEHOLDER_ORIGIN;
  if (!URL.canParse(picture, base)) return null;
  const { origin, username, password } = new URL(picture, base);
  if (username !== '' || password !== '') return null;
  return origin === PLACEHOLDER_ORIGIN || storeOrigins.includes(origin) ? picture : null;
}

/** False for paths that browsers resolve to another host: `//host`, `/\host`, `/<tab>/host`. */
function isSameOriginPath(path: string): boolean {
  return (
    !path.includes('\\') &&
    URL.canParse(path, PLACEHOLDER_ORIGIN) &&
    new URL(path, PLACEHOLDER_ORIGIN).origin === PLACEHOLDER_ORIGIN
  );
}

function resolveStorePath(path: string, [storeSite]: readonly string[]): string {
  return STORE_SITE_PATHS.test(path) && storeSite !== undefined ? new URL(path, storeSite).href : path;
}
