'use client';

import { type ComponentType, createContext } from 'react';

export type FavouriteButtonProps = {
  idProduto: number;
  nome: string;
  /** Path of the product page, and a picture; both are saved on the device. */
  href: string;
  imagem: string;
  /** Text next to the symbol. */
  withLabel?: boolean;
  /** Whether it was focused, or even clicked, before its code had loaded. */
  early?: 'focus' | 'press' | undefined;
  className?: string | undefined;
};

/**
 * The favourite button; null until its code has loaded, or if there is none. Separate from `CardFavourite`, because the
 * layout provides it and must not load card styles on every page.
 */
export const FavouriteButtonContext = createContext<ComponentType<FavouriteButtonProps> | null>(null);
