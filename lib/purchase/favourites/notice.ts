import { createStore } from '@/lib/shared/store';

/** Result for a favourite: kept on or removed from this device, or added to the account after the login. */
type FavouriteNotice = { kind: 'kept' | 'removed' | 'added' };

/** Message about the last change; null for none. */
export const favouriteNotice = createStore<FavouriteNotice | null>(null);
