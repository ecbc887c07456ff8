/** Query of a listing page. */
export type Query = Record<string, string>;

/** The sort order of an address without `order`. */
export const DEFAULT_ORDER = 'Popularidade';

/** Default number of products on a page. */
export const DEFAULT_PAGE_SIZE = 12;

/** Page sizes that shoppers may choose. Not in listing/paging.ts, which a list's first scripts do not need. */
export const PAGE_SIZES = [DEFAULT_PAGE_SIZE, 24, 36] as const;

const LEADING_KEYS = ['filtro', 'atributo', 'marca', 'preco'];
const TRAILING_KEYS = ['order', 'ipp', 'pg'];

function rank(key: string): number {
  const first = LEADING_KEYS.indexOf(key);
  if (first >= 0) return first;
  const last = TRAILING_KEYS.indexOf(key);
  return last >= 0 ? LEADING_KEYS.length + 1 + last : LEADING_KEYS.length;
}

/**
 * Query string in a fixed order of keys (filtro, atributo, marca, preco, others by code unit, order, ipp, pg), so
 * that caches and canonicals use one address per page. Omits empty values; has no leading '?'.
 */
export function orderedQuery(query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  entries.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return new URLSearchParams(entries).toString();
}

/** The query without default values (order, page size, page 1), empty values and tracking keys. */
export function withoutDefaults(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) =>
        value !== '' &&
        !isTrackingKey(key) &&
        !(key === 'order' && value === DEFAULT_ORDER) &&
        !(key === 'ipp' && value === String(DEFAULT_PAGE_SIZE)) &&
        !(key === 'pg' && value === '1'),
    ),
  );
}

/** Root-relative address of `path` with the query in its canonical form. */
export function listingHref(path: string, query: Query): string {
  const text = orderedQuery(withoutDefaults(query));
  return text === '' ? path : `${path}?${text}`;
}

/** A copy of the query without the given keys. */
export function omit(query: Query, ...keys: string[]): Query {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)));
}

const TRACKING_KEYS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', '_rsc'];
const TRACKING_PREFIXES = ['utm_', 'gad_'];

/** True for query keys that describe the visit and do not affect the page. */
export function isTrackingKey(key: string): boolean {
  const lowerCaseKey = key.toLowerCase();
  return (
    TRACKING_KEYS.includes(lowerCaseKey) ||
    TRACKING_PREFIXES.some((family) => lowerCaseKey.startsWith(family))
  );
}
