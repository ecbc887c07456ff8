import {
  DEFAULT_ORDER,
  listingHref,
  omit,
  type Query,
  withoutDefaults,
} from '@/lib/platform/canonical-query';
import type { Ordenacao } from '@/lib/platform/schemas/listing';
import type { Rota } from '@/lib/platform/schemas/route';

/** Where the shopper is: root-relative path and the query of the address. */
export type ListingPage = { path: string; query: Query };

/**
 * Address that a filter value leads to. The platform's `rota` carries the whole filter state but
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

/** Address of a sort option: as `filterHref`, but the option's own order counts. */
export function orderHref(page: ListingPage, rota: Rota): string {
  const order = rota.query.order ?? '';
  return filterHref({ ...page, query: { ...page.query, order } }, rota);
}

/** Address of page number `pg`, from 1. */
export function pageHref({ path, query }: ListingPage, pg: number): string {
  return listingHref(path, { ...query, pg: String(pg) });
}

/** Address with one query key set, or taken away when `value` is null; the list starts over. */
export function keyHref({ path, query }: ListingPage, key: string, value: string | null): string {
  const rest = omit(query, 'pg', key);
  return listingHref(path, value === null ? rest : { ...rest, [key]: value });
}

/** Address without any filter: search words, order and page size stay. */
export function clearHref({ path, query }: ListingPage): string {
  const kept = Object.entries(query).filter(([key]) => ['busca', 'order', 'ipp'].includes(key));
  return listingHref(path, Object.fromEntries(kept));
}

/** True when both addresses show the same list, page number aside. */
export function isSameList({ path, query }: ListingPage, href: string): boolean {
  return listingHref(path, omit(withoutDefaults(query), 'pg')) === href;
}

/** Entries of the sort menu; `value` is that of `order` in the address. */
export type SortChoice = Pick<SortOption, 'value' | 'label' | 'atual'>;

/** Option of the sort menu with its address. */
type SortOption = { value: string; label: string; href: string; atual: boolean };

/**
 * Sort options in the platform's order. Exactly one is current: the one the platform marks, else
 * the one the address names, else 'Popularidade'.
 */
export function sortOptions(page: ListingPage, ordenacao: readonly Ordenacao[]): SortOption[] {
  const options = ordenacao.flatMap(({ label, atual, rota }) =>
    rota && label !== ''
      ? [{ value: rota.query.order ?? label, label, href: orderHref(page, rota), atual }]
      : [],
  );
  const wanted = page.query.order || DEFAULT_ORDER;
  const current =
    options.find(({ atual }) => atual) ?? options.find(({ value }) => value === wanted) ?? options[0];
  return options.map((option) => ({ ...option, atual: option === current }));
}
