'use client';

import type { ReactNode } from 'react';
import { isLastPiece } from '@/lib/catalog/card/availability';
import { displayPrices } from '@/lib/platform/prices';
import { PANEL_BUTTON_ID } from './buy-bar';
import { PriceBlock } from './price-block';
import { usePurchase } from './purchase-context';
import styles from './purchase-panel.module.css';
import { SizePicker } from './size-picker';
import { StateSelect } from './state-select';

type Props = {
  /** Replaces price, sizes and buy button. */
  kitPurchase?: ReactNode;
  /** Links to the other colours. */
  colours?: ReactNode;
  /** Below the sizes, which are in the first view of a phone: how the chosen one fits, and how to find the right one. */
  sizeHelp?: ReactNode;
  /** Replaces the buy button if the product has no price or cannot be added to the cart. */
  contactOffer: ReactNode;
  /** Reads the chosen size from `usePurchase`. */
  buyButton: ReactNode;
  /** Guarantees next to the button. */
  trust: ReactNode;
  /** Note on instalments with interest; '' if the shop has none. */
  creditNote: string;
  /** Shipping quote. */
  shipping?: ReactNode;
};

/** Purchase panel of an available product. */
export function PurchasePanel({
  kitPurchase,
  colours,
  sizeHelp,
  buyButton,
  contactOffer,
  trust,
  creditNote,
  shipping,
}: Props) {
  const { precos, estoque, canBuy } = usePurchase();
  const prices = displayPrices(precos);
  return (
    <div className={styles.panel}>
      {kitPurchase ? (
        <>
          {kitPurchase}
          {colours}
        </>
      ) : (
        <>
          {prices ? <PriceBlock precos={prices} creditNote={creditNote} /> : null}
          {sizeHelp ? (
            <div className={styles.buy}>
              <SizePicker />
              <div className={styles.help}>{sizeHelp}</div>
            </div>
          ) : (
            <SizePicker />
          )}
          {colours}
          <div className={styles.buy} id={PANEL_BUTTON_ID}>
            {canBuy ? buyButton : contactOffer}
            {canBuy && isLastPiece(estoque) ? (
              <p className={styles.lowStock} role="status">
                Só 1 unidade em estoque!
              </p>
            ) : null}
            {canBuy && estoque > 1 ? <p className={styles.stock}>Em estoque</p> : null}
          </div>
        </>
      )}
      {trust}
      <div className={styles.delivery}>
        <StateSelect />
        {shipping}
      </div>
    </div>
  );
}
