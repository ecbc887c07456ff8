import type { Produto } from '@/lib/platform/schemas/product';
import { type ListingPage, pageHref } from './links';

/** Products that 'Carregar mais' added to a list; `addedAt` in ms since 1970. */
type AddedProducts = { products: readonly Produto[]; addedAt: number };

/** Products added to lists during this visit, by the address of the list's next page. */
export type AddedByList = Map<string, AddedProducts>;

/** In ms. Prices in added products must not be older than those in a page. */
const MAX_AGE_MS = 5 * 60_000;
const MAX_LISTS = 4;

/**
 * Stores the products added to a list, and keeps those of the three previous lists. For older lists it only
 * remembers that products were added.
 */
export function saveAddedProducts(added: AddedByList, href: string, products: readonly Produto[]): void {
  added.delete(href);
  added.set(href, { products, addedAt: Date.now() });
  for (const other of [...added.keys()].slice(0, -MAX_LISTS)) added.set(other, { products: [], addedAt: 0 });
}

/** Products added to a list earlier in the visit; empty if they may be outdated. */
export function loadAddedProducts(added: AddedByList, href: string): readonly Produto[] {
  const kept = added.get(href);
  const age = Date.now() - (kept?.addedAt ?? 0);
  // A negative age means that the clock was ahead.
  return kept && age >= 0 && age < MAX_AGE_MS ? kept.products : [];
}

/**
 * Puts the page number that the shopper has reached into the address, so that an extended list is shared and
 * reloaded at its last page, and marks this history entry as a list with added products. Adds no history
 * entry, so Back leaves the list as before.
 * @param pg from 1
 */
export function replacePageInUrl(page: ListingPage, pg: number, addedTo: string): void {
  if (window.location.pathname === page.path)
    window.history.replaceState({ addedTo }, '', pageHref(page, pg));
}
