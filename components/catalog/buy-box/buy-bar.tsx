'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useInView } from '@/components/ui/use-in-view';
import { displayPrices } from '@/lib/platform/prices';
import styles from './buy-bar.module.css';
import { CashFirst } from './cash-first';
import { usePurchase } from './purchase-context';

/** Id of the element in the panel that contains the buy button. */
export const PANEL_BUTTON_ID = 'compra';

/** Scroll distance in px after which the bar gets a shadow. */
const SCROLL_THRESHOLD = 60;

/** Whether the page is scrolled. Reads the position at scroll events only, because that lays out the page. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

type Props = {
  buyButton: ReactNode;
  /** Price of the purchase, if it differs from the product's price. */
  price?: ReactNode;
};

/**
 * Sticky bar at the bottom of phone screens with the buy button and the price that it buys for, because the panel may be
 * below the first view. After some scrolling it gets a shadow. Hidden while the panel's button, which does the same, is in
 * view.
 */
export function BuyBar({ buyButton, price }: Props) {
  const scrolled = useScrolled();
  const isButtonInView = useInView(() => document.getElementById(PANEL_BUTTON_ID));
  const purchase = usePurchase();
  if (!purchase.canBuy) return null;
  const precos = purchase.options.isPriceUncertain ? null : displayPrices(purchase.precos);
  return (
    <div className={styles.bar} data-scrolled={scrolled} data-print="hide" hidden={isButtonInView === true}>
      {precos ? <p className={styles.price}>{price ?? <CashFirst price={precos} />}</p> : null}
      {buyButton}
    </div>
  );
}
