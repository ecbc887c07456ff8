import { createStore } from '@/lib/shared/store';

/** Where the first favourite of a visitor leads: to the login, or nowhere, since it is kept on the device. */
export type FavouritesPlace = 'login' | 'device';

/** As the shop's storefront says. */
export const favouritesPlace = createStore<FavouritesPlace>('login');
