import type { Query } from '@/lib/listing/query';

/** Keys that turn a listing into another view of the same products, or into a search. */
const VIEW_KEYS = ['order', 'ipp', 'preco', 'busca'];

/** One address may hold several values of one kind: `filtro=formato-redondo_material-acetato`. */
const valuesOf = (value: string) => value.split(/[_,]/).length;

/**
 * Whether a listing's address should be found by search engines: the listing itself, its pages, and one facet
 * at most; sorted, searched and finely filtered views only repeat products (B15).
 */
export function isWorthIndexing(query: Query): boolean {
  const filters = Object.entries(query).filter(([key]) => key !== 'pg');
  if (filters.some(([key]) => VIEW_KEYS.includes(key))) return false;
  return filters.reduce((sum, [, value]) => sum + valuesOf(value), 0) <= 1;
}
