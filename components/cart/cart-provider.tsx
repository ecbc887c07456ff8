'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { CART_KEY, CartContext, type CartServices } from '@/lib/cart/client';
import { createPanelStore } from '@/lib/cart/panel-state';
import { createCartWriter } from '@/lib/cart/writer';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import { AddFailure } from './add-failure';
import { CartPanel } from './cart-panel';

const CHANNEL = 'cart';

type Props = {
  /** Origin that hosts the checkout. */
  storeSiteUrl: string;
  children: ReactNode;
};

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

function createServices(storeSiteUrl: string, mutate: Mutate): CartServices & { connect: () => () => void } {
  const panel = createPanelStore();
  let channel: BroadcastChannel | undefined;
  const writer = createCartWriter({
    panel,
    publish: (cart) => void mutate(CART_KEY, cart, { revalidate: false }),
    tellOtherTabs: (cart) => channel?.postMessage(cart),
    revalidate: () => void mutate(CART_KEY),
  });
  return {
    panel,
    writer,
    storeSiteUrl,
    connect() {
      const opened = new BroadcastChannel(CHANNEL);
      opened.onmessage = ({ data }: MessageEvent<Carrinho>) => writer.hear(data);
      channel = opened;
      return () => {
        channel = undefined;
        opened.close();
      };
    },
  };
}

/** The shopper's cart for everything below, its panel, and the words for a product that could not be added. */
export function CartProvider({ storeSiteUrl, children }: Props) {
  const { mutate } = useSWRConfig();
  const [services] = useState(() => createServices(storeSiteUrl, mutate));
  useEffect(() => services.connect(), [services]);
  return (
    <CartContext value={services}>
      {children}
      <CartPanel />
      <AddFailure />
    </CartContext>
  );
}
