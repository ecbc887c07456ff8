'use client';

import { type ComponentType, createContext } from 'react';

export type FavouriteButtonProps = {
  idProduto: number;
  nome: string;
  /** Path of the product's page, and a picture of it: what is kept on the device. */
  href: string;
  imagem: string;
  /** Text next to the heart. */
  withLabel?: boolean;
  className?: string | undefined;
};

/**
 * The favourite button; null until its code is loaded, and where there is none. Apart from `CardFavourite`: the layout
 * provides it, and must not load the styles of cards on every page.
 */
export const FavouriteButtonContext = createContext<ComponentType<FavouriteButtonProps> | null>(null);
