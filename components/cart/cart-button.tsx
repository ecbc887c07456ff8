'use client';

import { IconButton, iconButtonLook } from '@/components/ui/icon-button';
import { BagIcon } from '@/components/ui/icons-shop';
import { badgeText } from '@/lib/cart/cart';
import { useCartPanel, useCartServices, useKnownCart } from '@/lib/cart/client';
import { checkoutHref } from '@/lib/cart/store-link';
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
  const cart = useKnownCart();
  const badge = badgeText(cart);
  return (
    <>
      <span className="scripted">
        <IconButton
          label={nameOf(cart?.quantidadeTotal ?? 0)}
          badge={badge}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => panel.set({ open: !open })}
          onPointerEnter={preloadCartDrawer}
          onFocus={preloadCartDrawer}
        >
          <BagIcon />
        </IconButton>
      </span>
      <noscript>
        <a {...iconButtonLook()} href={checkoutHref(storeSiteUrl)} aria-label="Carrinho">
          <BagIcon />
        </a>
      </noscript>
    </>
  );
}
