'use client';

import { type ComponentType, createContext, useContext } from 'react';
import styles from './product-card.module.css';

export type HeartProps = {
  idProduto: number;
  nome: string;
  /** With words beside the heart, for places with room. */
  inWords?: boolean;
};

/** The favourite toggle, once its code is there; null before, and where nobody offers one. */
export const HeartContext = createContext<ComponentType<HeartProps> | null>(null);

/**
 * Favourite toggle of a card (CARD-16). It needs script and a customer, so that it is no part of the page as
 * served: a card carries its product's number and nothing else of it.
 */
export function CardHeart(product: HeartProps) {
  const Heart = useContext(HeartContext);
  if (Heart === null || product.idProduto === 0) return null;
  return (
    <div className={styles.favourite}>
      <Heart {...product} />
    </div>
  );
}
