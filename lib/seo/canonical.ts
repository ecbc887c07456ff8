import { listingHref, type Query } from '@/lib/platform/canonical-query';

/** Query keys that change the view but not what the page is about. */
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
 * The one absolute address of a page, on our own origin. The platform's `canonical` wins when it names another
 * path (a product that has moved); its host never does, since a shop may be served from several.
 */
export function canonicalUrl(siteUrl: string, path: string, query: Query, platformCanonical: string): string {
  const own = new URL(listingHref(path, canonicalQuery(query)), siteUrl).href;
  if (!URL.canParse(platformCanonical) || samePath(platformCanonical, path)) return own;
  const { protocol, pathname } = new URL(platformCanonical);
  if (protocol !== 'https:' && protocol !== 'http:') return own;
  const target = pathname.replace(/\/+$/, '') || '/';
  return new URL(target.startsWith('//') ? '/' : target, siteUrl).href;
}

/** Keys that turn a listing into another view of the same products, or into a search. */
const NON_INDEXED_KEYS = ['order', 'ipp', 'preco', 'busca'];

/** One address may hold several values of one kind: `filtro=formato-redondo_material-acetato`. */
const countValues = (value: string) => value.split(/[_,]/).length;

/** Keys that no filter uses. */
const UNFILTERED_KEYS = ['pg', 'order', 'ipp', 'busca'];

/** Number of filter values in an address. */
export function countFilters(query: Query): number {
  return Object.entries(query).reduce(
    (sum, [key, value]) => sum + (UNFILTERED_KEYS.includes(key) || value === '' ? 0 : countValues(value)),
    0,
  );
}

/**
 * Whether a listing's address should be found by search engines: the listing itself, its pages, and one facet
 * at most; sorted, searched and finely filtered views only repeat products.
 */
export function isIndexable(query: Query): boolean {
  return Object.keys(query).every((key) => !NON_INDEXED_KEYS.includes(key)) && countFilters(query) <= 1;
}
