import type { Rota } from '@/lib/store-api/schemas/rota';
import { listingHref, omit, type Query, withoutDefaults } from './query';

/** Where the shopper is: root-relative path and the query of the address. */
export type ListingPage = { path: string; query: Query };

/**
 * Address that a filter value leads to (LIST-21). The platform's `rota` carries the whole filter state but
 * not the page size, and it puts `order` in even when the shopper chose none: both follow the current
 * page. The page number is dropped, because other products mean another list.
 */
export function filterHref(page: ListingPage, rota: Rota): string {
  const { order, ipp, busca } = page.query;
  const path = rota.path ?? page.path;
  const query = omit(rota.query, 'pg', 'ipp', 'order');
  if (busca && path === page.path && query.busca === undefined) query.busca = busca;
  if (order) query.order = rota.query.order || order;
  if (ipp) query.ipp = ipp;
  return listingHref(path, query);
}

/** Address of a sort option (LIST-24): as `filterHref`, but the option's own order counts. */
export function orderHref(page: ListingPage, rota: Rota): string {
  const order = rota.query.order ?? '';
  return filterHref({ ...page, query: { ...page.query, order } }, rota);
}

/** Address of another page size (LIST-35); the list starts over at its first page. */
export function sizeHref({ path, query }: ListingPage, ipp: number): string {
  return listingHref(path, { ...omit(query, 'pg'), ipp: String(ipp) });
}

/** Address of page number `pg`, from 1 (LIST-34). */
export function pageHref({ path, query }: ListingPage, pg: number): string {
  return listingHref(path, { ...query, pg: String(pg) });
}

/** Address with one query key set, or taken away when `value` is null; the list starts over. */
export function keyHref({ path, query }: ListingPage, key: string, value: string | null): string {
  const rest = omit(query, 'pg', key);
  return listingHref(path, value === null ? rest : { ...rest, [key]: value });
}

/** Address without any filter: search words, order and page size stay (LIST-17). */
export function clearHref({ path, query }: ListingPage): string {
  const kept = Object.entries(query).filter(([key]) => ['busca', 'order', 'ipp'].includes(key));
  return listingHref(path, Object.fromEntries(kept));
}

/** True when both addresses show the same list, page number aside. */
export function sameList({ path, query }: ListingPage, href: string): boolean {
  return listingHref(path, omit(withoutDefaults(query), 'pg')) === href;
}
