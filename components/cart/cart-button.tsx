'use client';

import { BagIcon } from '@/components/ui/icons-shop';
import { badgeText } from '@/lib/cart/cart';
import { useCart, useCartPanel, useCartServices } from '@/lib/cart/client';
import { checkoutHref } from '@/lib/cart/store-link';
import styles from './cart-controls.module.css';
import { preloadCartDrawer } from './cart-panel';

function nameOf(pieces: number): string {
  if (pieces <= 0) return 'Carrinho';
  return `Carrinho, ${pieces} ${pieces === 1 ? 'item' : 'itens'}`;
}

/**
 * Cart button of the header with the number of pieces, which is part of its name (CART-29, HEAD-06). Without
 * script it is a link to the store site's cart.
 */
export function CartButton() {
  const { panel, storeSiteUrl } = useCartServices();
  const { open } = useCartPanel();
  const { cart } = useCart();
  const badge = badgeText(cart);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={nameOf(cart?.quantidadeTotal ?? 0)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => panel.set({ open: !open })}
        onPointerEnter={preloadCartDrawer}
        onFocus={preloadCartDrawer}
      >
        <BagIcon />
        {badge === '' ? null : (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </button>
      <noscript>
        <a className={styles.toggleLink} href={checkoutHref(storeSiteUrl)} aria-label="Carrinho">
          <BagIcon />
        </a>
      </noscript>
    </>
  );
}
