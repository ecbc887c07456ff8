import type { ProductLink } from '@/lib/catalog/product/product-link';
import { createStore } from '@/lib/shared/store';

/**
 * Result of a change: the favourite was stored on or removed from this device, or added to the account after login.
 */
type FavouriteNotice = { kind: 'kept' | 'removed' | 'added' };

/** Message about the last change; null for none. */
export const favouriteNotice = createStore<FavouriteNotice | null>(null);

/** Effect of a visitor's first favourite: redirect to the login, or storage on the device. */
export type FavouritesPlace = 'login' | 'device';

/** Set from the shop's storefront. */
export const favouritesPlace = createStore<FavouritesPlace>('login');

/** A favourite stored on the device, without an account. */
export type Favourite = ProductLink & {
  /** Number of the product on the platform. */
  id: number;
  /** Formatted price when the shopper first saw it in the list, and the page with this price. */
  seen?: { href: string; amount: string };
};

/** This device's favourites, newest first, once loaded (keep-favourites.ts). */
export const deviceFavourites = createStore<readonly Favourite[]>([]);
