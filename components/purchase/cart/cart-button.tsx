'use client';

import { IconButton, iconButtonProps } from '@/components/ui/icon-button';
import { BagIcon } from '@/components/ui/icons-core';
import { checkoutUrl } from '@/lib/config/store-link';
import { badgeText } from '@/lib/purchase/cart/cart';
import { useCachedCart, useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';
import { PANEL_TITLE } from '@/lib/purchase/cart/panel-state';
import { preloadCartDrawer } from './cart-provider';

function buttonLabel(count: number): string {
  if (count <= 0) return 'Carrinho';
  return `Carrinho, ${count} ${count === 1 ? 'item' : 'itens'}`;
}

/**
 * Cart button in the header; its name includes the number of items. Without JavaScript it is a link to the store site's
 * cart.
 */
export function CartButton() {
  const { panel, storeSiteUrl } = useCartServices();
  const { open } = useCartPanel();
  const cart = useCachedCart();
  const badge = badgeText(cart);
  return (
    <>
      <span className="scripted">
        <IconButton
          label={buttonLabel(cart?.quantidadeTotal ?? 0)}
          badge={badge}
          aria-haspopup="dialog"
          aria-expanded={open}
          data-panel={PANEL_TITLE}
          data-side="right"
          onClick={() => panel.update({ open: !open })}
          onPointerEnter={preloadCartDrawer}
          onFocus={preloadCartDrawer}
        >
          <BagIcon />
        </IconButton>
      </span>
      <noscript>
        <a {...iconButtonProps()} href={checkoutUrl(storeSiteUrl)} aria-label="Carrinho">
          <BagIcon />
        </a>
      </noscript>
    </>
  );
}
