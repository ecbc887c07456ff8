'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { formatBRL } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import styles from './buy-bar.module.css';
import { usePurchase } from './purchase-context';

/** Scroll distance in px from which the bar also tells what is bought (PDP-39, CONST-10). */
const SCROLLED = 60;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Buy button that stays at the lower edge of phones; past 60 px it grows name and price (PDP-38, PDP-39). */
export function BuyBar({ nome, comprar }: { nome: string; comprar: ReactNode }) {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED,
    () => false,
  );
  const purchase = usePurchase();
  if (!purchase.compravel) return null;
  const precos = purchase.options.precoIncerto ? null : displayPrices(purchase.precos);
  return (
    <div className={styles.bar} data-scrolled={scrolled} data-print="hide">
      <div className={styles.product} aria-hidden={!scrolled}>
        <span className={styles.name}>{nome}</span>
        {precos ? (
          <span className={styles.price}>
            {formatBRL(precos.pix ?? precos.por)}
            {precos.pix === null ? null : <small> no PIX</small>}
          </span>
        ) : null}
      </div>
      {comprar}
    </div>
  );
}
