import type { ProductLink } from '@/lib/catalog/product/product-link';
import { createStore } from '@/lib/shared/store';

/** A favourite that is kept on the device, without an account. */
export type Favourite = ProductLink & {
  /** Number of the product on the platform. */
  id: number;
};

/** The favourites of this device, newest first, once they are loaded (keep-favourites.ts). */
export const deviceFavourites = createStore<readonly Favourite[]>([]);
