'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import { runWhilePageShown } from '@/lib/browser/page-lifecycle';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { createCartClient } from '@/lib/purchase/cart/cart-client';
import {
  CartContext,
  type CartServices,
  useCartPanel,
  useCartServices,
} from '@/lib/purchase/cart/cart-context';
import { ADD_FAILED_TEXT, createPanelStore } from '@/lib/purchase/cart/panel-state';

const loadCartDrawer = () => import('./cart-drawer');

/** Loads what the panel shows when a control that opens it is touched or focused. */
export const preloadCartDrawer = () =>
  preload(() => loadCartDrawer().then((drawer) => drawer.prepareCartDrawer()));

/** The cart panel; its code is loaded when it opens for the first time. */
function LazyCartDrawer() {
  const { panel } = useCartServices();
  const { open } = useCartPanel();
  const drawer = useLazyModule(loadCartDrawer, open, () => panel.update({ open: false }));
  return drawer && <drawer.CartDrawer />;
}

const loadAddFailedAlert = () => import('./add-failed-alert');

/** Alert for a product that could not be added; stays until it is dismissed. */
function LazyAddFailedAlert() {
  const { panel } = useCartServices();
  const { addFailed } = useCartPanel();
  const loaded = useLazyModule(loadAddFailedAlert, addFailed !== undefined, () => {
    // The alert's code may fail to load for the same reason; in that case the browser's alert is used. Without a
    // connection, the recovery script has answered already.
    if (navigator.onLine) window.alert(ADD_FAILED_TEXT);
    panel.update({ addFailed: undefined });
  });
  return loaded && <loaded.AddFailedAlert />;
}

const CHANNEL = 'cart';

type Settings = Pick<CartServices, 'storeSiteUrl' | 'orderDiscountFrom' | 'freeShipping' | 'laboratoryDays'>;
type Props = Settings & { children: ReactNode };

/** Channel to the other tabs; null in browsers that block all cookies, and with them channels. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

function createServices(settings: Settings): CartServices & { connect: () => () => void } {
  const panel = createPanelStore();
  let channel: BroadcastChannel | null = null;
  const cartClient = createCartClient({ panel, broadcast: (cart) => channel?.postMessage(cart) });
  return {
    panel,
    cartClient,
    ...settings,
    /**
     * Fetches the cart, also when the shopper returns to the tab, perhaps from an order, and follows other tabs; returns a
     * function that stops, after sending pending changes.
     */
    connect() {
      cartClient.refresh();
      const onVisibilityChange = () => {
        if (!document.hidden) cartClient.refresh();
      };
      document.addEventListener('visibilitychange', onVisibilityChange);
      const opened = openChannel();
      if (opened) opened.onmessage = ({ data }: MessageEvent<Carrinho>) => cartClient.applyRemote(data);
      channel = opened;
      return () => {
        document.removeEventListener('visibilitychange', onVisibilityChange);
        void cartClient.flush();
        channel = null;
        opened?.close();
      };
    },
  };
}

/** Provides the cart; renders its panel, and the alert for a product that could not be added. */
export function CartProvider({ children, ...settings }: Props) {
  const [services] = useState(() => createServices(settings));
  useEffect(() => runWhilePageShown(services.connect), [services]);
  return (
    <CartContext value={services}>
      {children}
      {/* Before the panel: when adding succeeds at last, the focus returns to the page, then enters the panel. */}
      <LazyAddFailedAlert />
      <LazyCartDrawer />
    </CartContext>
  );
}
