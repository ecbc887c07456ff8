'use client';

import { createContext } from 'react';

/** Where the first favourite of a visitor leads: to the login, or nowhere, since it is kept on the device. */
export type FavouritesPlace = 'login' | 'device';

export const FavouritesPlaceContext = createContext<FavouritesPlace>('login');
