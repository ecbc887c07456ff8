'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { CartContext, type CartServices } from '@/lib/cart/client';
import { createPanelStore } from '@/lib/cart/panel-state';
import { createCartWriter } from '@/lib/cart/writer';
import { whileShown } from '@/lib/routing/while-shown';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import { AddFailure } from './add-failure';
import { CartPanel } from './cart-panel';

const CHANNEL = 'cart';

type Props = {
  /** Origin that hosts the checkout. */
  storeSiteUrl: string;
  children: ReactNode;
};

/** Way to the other tabs; browsers that block all cookies refuse it, and each tab is then on its own. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}

function createServices(storeSiteUrl: string): CartServices & { connect: () => () => void } {
  const panel = createPanelStore();
  let channel: BroadcastChannel | null = null;
  const writer = createCartWriter({ panel, tellOtherTabs: (cart) => channel?.postMessage(cart) });
  return {
    panel,
    writer,
    storeSiteUrl,
    /** Asks for the cart (CART-26) and listens to the other tabs until the answered function is called, which sends open changes. */
    connect() {
      writer.refresh();
      const opened = openChannel();
      if (opened) opened.onmessage = ({ data }: MessageEvent<Carrinho>) => writer.hear(data);
      channel = opened;
      return () => {
        void writer.flush();
        channel = null;
        opened?.close();
      };
    },
  };
}

/** The shopper's cart for everything below, its panel, and the words for a product that could not be added. */
export function CartProvider({ storeSiteUrl, children }: Props) {
  const [services] = useState(() => createServices(storeSiteUrl));
  useEffect(() => whileShown(services.connect), [services]);
  return (
    <CartContext value={services}>
      {children}
      <CartPanel />
      <AddFailure />
    </CartContext>
  );
}
