'use client';

import { useContext } from 'react';
import styles from './card-view.module.css';
import { FavouriteButtonContext, type FavouriteButtonProps } from './favourite-context';

/** Favourite button of a card; nothing until its code, which is loaded after the page, is provided by context. */
export function CardFavourite(product: Omit<FavouriteButtonProps, 'className'>) {
  const FavouriteButton = useContext(FavouriteButtonContext);
  if (FavouriteButton === null || product.idProduto === 0) return null;
  return <FavouriteButton {...product} className={styles.favourite} />;
}
