import { deviceFavourites, type Favourite } from './favourites-state';
import { loadFavourites, saveFavourites } from './keep-favourites';

/** Cents of a formatted price such as 'R$ 1.234,56'. */
const centsOf = (amount: string) => Number(amount.replace(/\D/g, ''));

/**
 * Remembers the price that a favourite's page had when the shopper first saw it in the list. A size has its
 * own page. Later prices of the same page do not replace it.
 */
export function noteSeenPrice(id: number, href: string, amount: string): void {
  loadFavourites();
  const favourites = deviceFavourites.get();
  if (!favourites.some((favourite) => favourite.id === id && favourite.seen?.href !== href)) return;
  const seen = { href, amount };
  saveFavourites(favourites.map((favourite) => (favourite.id === id ? { ...favourite, seen } : favourite)));
}

/** Price drop of a favourite in reais since the shopper first saw it; 0 if there is none. */
export function priceDrop(seen: Favourite['seen'], href: string, amount: string): number {
  // Checked, because anyone can write to the browser's storage.
  if (seen?.href !== href || typeof seen.amount !== 'string') return 0;
  return Math.max(0, centsOf(seen.amount) - centsOf(amount)) / 100;
}
