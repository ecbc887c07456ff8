import {
  DEFAULT_ORDER,
  listingHref,
  omit,
  type Query,
  withoutDefaults,
} from '@/lib/platform/canonical-query';
import type { Ordenacao } from '@/lib/platform/schemas/listing';
import type { Rota } from '@/lib/platform/schemas/route';

/** The shopper's current list: root-relative path and query of the address. */
export type ListingPage = { path: string; query: Query };

/**
 * Address of the list with a filter value applied. The platform's `rota` contains the whole filter state but
 * not the page size, and always contains an `order`: both are taken from the current page. The page number is
 * dropped, because the filtered list has other products.
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

/** Address of a sort option: like `filterHref`, but with the option's order. */
export function orderHref(page: ListingPage, rota: Rota): string {
  const order = rota.query.order ?? '';
  return filterHref({ ...page, query: { ...page.query, order } }, rota);
}

/** Address of page number `pg`, from 1. */
export function pageHref({ path, query }: ListingPage, pg: number): string {
  return listingHref(path, { ...query, pg: String(pg) });
}

/** Address with one query key set, or removed if `value` is null; the list starts at page 1. */
export function keyHref({ path, query }: ListingPage, key: string, value: string | null): string {
  const rest = omit(query, 'pg', key);
  return listingHref(path, value === null ? rest : { ...rest, [key]: value });
}

/** Address without filters. Search words, order and page size are kept. */
export function clearHref({ path, query }: ListingPage): string {
  const kept = Object.entries(query).filter(([key]) => ['busca', 'order', 'ipp'].includes(key));
  return listingHref(path, Object.fromEntries(kept));
}

/** True if both addresses show the same list, except for the page number. */
export function isSameList({ path, query }: ListingPage, href: string): boolean {
  return listingHref(path, omit(withoutDefaults(query), 'pg')) === href;
}

/** Entries of the sort menu; `value` is the `order` in the address. */
export type SortChoice = Pick<SortOption, 'value' | 'label' | 'atual'>;

/** Option of the sort menu with its address. */
type SortOption = { value: string; label: string; href: string; atual: boolean };

/**
 * Sort options in the platform's order. Exactly one is current: the one that the platform marks, otherwise
 * the one in the address, otherwise 'Popularidade'. An option whose address has no order, among others that have one,
 * is the platform's default and has the value ''.
 */
export function sortOptions(page: ListingPage, ordenacao: readonly Ordenacao[]): SortOption[] {
  const hasOrders = ordenacao.some(({ rota }) => rota?.query.order);
  const options = ordenacao.flatMap(({ label, atual, rota }) => {
    if (!rota || label === '') return [];
    const value = rota.query.order ?? (hasOrders ? '' : label);
    return [{ value, label, href: orderHref(page, rota), atual }];
  });
  const { order = '' } = page.query;
  const current =
    options.find(({ atual }) => atual) ??
    options.find(({ value }) => value === (order || DEFAULT_ORDER)) ??
    options.find(({ value }) => value === order) ??
    options[0];
  return options.map((option) => ({ ...option, atual: option === current }));
}
