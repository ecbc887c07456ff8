import type { ProductLink } from '@/lib/catalog/product/product-link';
import { createStore } from '@/lib/shared/store';

/**
 * The effect of a change: it stored the favourite on this device, removed it, or added a number of favourites
 * to the account after login.
 */
type FavouriteNotice = { kind: 'kept' | 'removed' } | { kind: 'added'; count: number };

/** Message about the last change; null for none. */
export const favouriteNotice = createStore<FavouriteNotice | null>(null);

/**
 * The shop's reaction to a visitor's first favourite: it asks for a login, or stores the favourite on the
 * device.
 */
export type FavouritesPlace = 'login' | 'device';

/** Set from the shop's storefront. */
export const favouritesPlace = createStore<FavouritesPlace>('login');

/** A favourite stored on the device. */
export type Favourite = ProductLink & {
  /** Number of the product on the platform. */
  id: number;
  /** Number of the customer in whose account it is, too; none if it is only on the device. */
  account?: number;
  /** Formatted price when the shopper first saw it in the list, and the page that has this price. */
  seen?: { href: string; amount: string };
};

/** Favourites stored on this device, newest first, once they are loaded (keep-favourites.ts). */
export const deviceFavourites = createStore<readonly Favourite[]>([]);
