'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { displayPrices } from '@/lib/platform/prices';
import styles from './buy-bar.module.css';
import { CashFirst } from './cash-first';
import { usePurchase } from './purchase-context';

/** Scroll distance in px from which the bar shows the price. */
const SCROLL_THRESHOLD = 60;

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

type Props = {
  buyButton: ReactNode;
  /** Price of the purchase, if it differs from the product's. */
  price?: ReactNode;
};

/** Sticky bar with the buy button at the bottom of phone screens; after some scrolling it also shows the price. */
export function BuyBar({ buyButton, price }: Props) {
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
  const purchase = usePurchase();
  if (!purchase.canBuy) return null;
  const precos = purchase.options.isPriceUncertain ? null : displayPrices(purchase.precos);
  return (
    <div className={styles.bar} data-scrolled={scrolled} data-print="hide">
      {precos ? (
        <p className={styles.price} aria-hidden={!scrolled}>
          {price ?? <CashFirst price={precos} />}
        </p>
      ) : null}
      {buyButton}
    </div>
  );
}
