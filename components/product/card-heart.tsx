'use client';

import { type ComponentType, createContext, useContext } from 'react';
import { buttonLook } from '@/components/ui/button';
import { HeartIcon } from '@/components/ui/icons-shop';
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

/** Favourite toggle of the product page; its place is kept from the beginning, so that nothing moves. */
export function ProductHeart(product: HeartProps) {
  const Heart = useContext(HeartContext);
  return (
    <div className="scripted">
      {Heart === null ? (
        <span {...buttonLook({ variant: 'quiet', size: 'sm' })} aria-hidden="true">
          <HeartIcon />
          Favoritar
        </span>
      ) : (
        <Heart {...product} inWords />
      )}
    </div>
  );
}
