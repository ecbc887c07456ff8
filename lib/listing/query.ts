import { isVisitKey } from './visit-keys';

/** Query of a listing page: one text per key. */
export type Query = Record<string, string>;

/** Sort order when the address names none (LIST-44). */
export const DEFAULT_ORDER = 'Popularidade';

const FIRST = ['filtro', 'atributo', 'marca', 'preco'];
const LAST = ['order', 'ipp', 'pg'];

function rank(key: string): number {
  const first = FIRST.indexOf(key);
  if (first >= 0) return first;
  const last = LAST.indexOf(key);
  return last >= 0 ? FIRST.length + 1 + last : FIRST.length;
}

/**
 * Query text with its keys in the one fixed order: filtro, atributo, marca, preco, others by code unit,
 * order, ipp, pg. Same content, same text: one address per page for caches and canonicals (A7). Empty
 * values are left out; the answer has no leading '?'.
 */
export function orderedQuery(query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  entries.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return new URLSearchParams(entries).toString();
}

/** The query without what changes nothing: default order, 12 per page, page 1, empty and tracking keys. */
export function withoutDefaults(query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) =>
        value !== '' &&
        !isVisitKey(key) &&
        !(key === 'order' && value === DEFAULT_ORDER) &&
        !(key === 'ipp' && value === '12') &&
        !(key === 'pg' && value === '1'),
    ),
  );
}

/** Root-relative address of `path` with the query in its one canonical form. */
export function listingHref(path: string, query: Query): string {
  const text = orderedQuery(withoutDefaults(query));
  return text === '' ? path : `${path}?${text}`;
}

/** A copy of the query without the given keys. */
export function omit(query: Query, ...keys: string[]): Query {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)));
}
