import type { Cache } from 'swr';
import { favouriteKey } from './wishlist';

/**
 * Whether at least one product is known to be a favourite of the account. The platform does not count them.
 */
export const hasFavouriteInAccount = (cache: Cache): boolean =>
  [...cache.keys()].some((key) => key.startsWith(favouriteKey('')) && cache.get(key)?.data === true);
