import type { ProductLink } from '@/lib/catalog/product/product-link';
import { createStore } from '@/lib/shared/store';

/** Result for a favourite: kept on or removed from this device, or added to the account after the login. */
type FavouriteNotice = { kind: 'kept' | 'removed' | 'added' };

/** Message about the last change; null for none. */
export const favouriteNotice = createStore<FavouriteNotice | null>(null);

/** Where the first favourite of a visitor leads: to the login, or nowhere, since it is kept on the device. */
export type FavouritesPlace = 'login' | 'device';

/** As the shop's storefront says. */
export const favouritesPlace = createStore<FavouritesPlace>('login');

/** A favourite that is kept on the device, without an account. */
export type Favourite = ProductLink & {
  /** Number of the product on the platform. */
  id: number;
};

/** The favourites of this device, newest first, once they are loaded (keep-favourites.ts). */
export const deviceFavourites = createStore<readonly Favourite[]>([]);
