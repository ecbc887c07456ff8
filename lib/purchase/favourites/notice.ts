import { createStore } from '@/lib/shared/store';

/** What became of a favourite: kept on or removed from this device, or added to the account after the login. */
type FavouriteNotice = { kind: 'kept' | 'removed' | 'added' };

/** What the shopper is told about the last change; null for nothing. */
export const favouriteNotice = createStore<FavouriteNotice | null>(null);
