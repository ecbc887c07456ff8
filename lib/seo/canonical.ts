import { listingHref, type Query } from '@/lib/platform/canonical-query';

/** Query keys that change how a page shows its subject. */
const PRESENTATION_KEYS = ['order', 'ipp'];

function canonicalQuery(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !PRESENTATION_KEYS.includes(key)));
}

function samePath(canonical: string, path: string): boolean {
  return (
    URL.canParse(canonical) && new URL(canonical).pathname.replace(/\/+$/, '') === path.replace(/\/+$/, '')
  );
}

/**
 * The canonical absolute address of a page, on the shop's origin. The platform's `canonical` is used if its path
 * differs (a product or list that has moved), but never its host, since a platform may serve several shops. Page and
 * filters of a list stay, because page 2 shows other products than page 1.
 */
export function canonicalUrl(siteUrl: string, path: string, query: Query, platformCanonical: string): string {
  const at = (target: string) => new URL(listingHref(target, canonicalQuery(query)), siteUrl).href;
  if (!URL.canParse(platformCanonical) || samePath(platformCanonical, path)) return at(path);
  const { protocol, pathname } = new URL(platformCanonical);
  if (protocol !== 'https:' && protocol !== 'http:') return at(path);
  const target = pathname.replace(/\/+$/, '') || '/';
  return at(target.startsWith('//') ? '/' : target);
}

/** Keys that show the same products in another way, or a search. */
const NON_INDEXED_KEYS = ['order', 'ipp', 'preco', 'busca'];

/** A key may contain several values: `filtro=formato-redondo_material-acetato`. */
const countValues = (value: string) => value.split(/[_,]/).length;

/** Keys that are not filters. */
const UNFILTERED_KEYS = ['pg', 'order', 'ipp', 'busca'];

/** Number of filter values in an address. */
export function countFilters(query: Query): number {
  return Object.entries(query).reduce(
    (sum, [key, value]) => sum + (UNFILTERED_KEYS.includes(key) || value === '' ? 0 : countValues(value)),
    0,
  );
}

/**
 * Whether search engines should index a listing's address: the listing itself, its pages, and its views with
 * at most one facet. Sorted, searched and more finely filtered views only repeat products.
 */
export function isIndexable(query: Query): boolean {
  return Object.keys(query).every((key) => !NON_INDEXED_KEYS.includes(key)) && countFilters(query) <= 1;
}
