'use client';

import { type ComponentType, createContext } from 'react';

export type FavouriteButtonProps = {
  idProduto: number;
  nome: string;
  /** Text beside the heart. */
  withLabel?: boolean;
};

/**
 * The favourite button; null until its code is loaded, and where there is none. Apart from `CardFavourite`: the layout
 * provides it, and must not load the styles of cards on every page.
 */
export const FavouriteButtonContext = createContext<ComponentType<FavouriteButtonProps> | null>(null);
