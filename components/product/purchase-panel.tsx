'use client';

import type { ReactNode } from 'react';
import { displayPrices } from '@/lib/money/prices';
import { isLastPiece } from '@/lib/product/availability';
import { PriceBlock } from './price-block';
import { usePurchase } from './purchase-context';
import styles from './purchase-panel.module.css';
import { SizePicker } from './size-picker';
import { StateSelect } from './state-select';
import { TrustFacts } from './trust-facts';

type Props = {
  /** Sibling products in other colours (PDP-43). */
  cores?: ReactNode;
  /** Stands in for the buy button when the product has no price or cannot be added. */
  contato: ReactNode;
  /** Buy button; it reads the choice from `usePurchase`. */
  comprar: ReactNode;
  /** What the shops in the street are good for. */
  visita: string;
  /** Shipping quote (PDP-42). */
  frete?: ReactNode;
};

/** Panel of an available product in the order of the decision: prices, colours, size, buy, trust, delivery (PDP-31 to PDP-40, PDP-48). */
export function PurchasePanel({ cores, comprar, contato, visita, frete }: Props) {
  const { precos, estoque, compravel } = usePurchase();
  const shown = displayPrices(precos);
  return (
    <div className={styles.panel}>
      {shown ? <PriceBlock precos={shown} /> : null}
      {cores}
      <SizePicker />
      <div className={styles.buy}>
        {compravel ? comprar : contato}
        {compravel && isLastPiece(estoque) ? (
          <p className={styles.last} role="status">
            Só 1 unidade em estoque!
          </p>
        ) : null}
      </div>
      <TrustFacts visit={visita} />
      <div className={styles.delivery}>
        <StateSelect />
        {frete}
      </div>
    </div>
  );
}
