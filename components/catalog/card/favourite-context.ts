'use client';

import { type ComponentType, createContext } from 'react';

export type FavouriteButtonProps = {
  idProduto: number;
  nome: string;
  /** Path of the product page, and a picture; both are kept on the device. */
  href: string;
  imagem: string;
  /** Text next to the heart. */
  withLabel?: boolean;
  /** Whether it was focused, or even pressed, before its code was loaded. */
  early?: 'focus' | 'press' | undefined;
  className?: string | undefined;
};

/**
 * The favourite button; null until its code is loaded, or if there is none. Separate from `CardFavourite`: the layout
 * provides it, and must not load card styles on every page.
 */
export const FavouriteButtonContext = createContext<ComponentType<FavouriteButtonProps> | null>(null);
