import { type ListingPage, pageHref } from '@/lib/listing/links';

/**
 * Tells the address which page the shopper has come to without a new entry in the history: so a list that was lengthened is
 * shared, reloaded and found again at its last page. Back leaves the list as before.
 * @param pg from 1
 */
export function tellPage(page: ListingPage, pg: number): void {
  const href = pageHref(page, pg);
  const { pathname, search } = window.location;
  if (pathname === page.path && href !== pathname + search) window.history.replaceState(null, '', href);
}
