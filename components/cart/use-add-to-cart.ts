'use client';

import { useRef, useState } from 'react';
import { useCartServices } from '@/lib/cart/client';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';

/** Adds a payload; further presses while one is under way do nothing. `busy` is true meanwhile. */
export function useAddToCart(): { busy: boolean; add: (carrinho: CarrinhoPronto) => Promise<void> } {
  const { writer } = useCartServices();
  const [busy, setBusy] = useState(false);
  // State is too late for a double click: both presses may come before the next render.
  const underWay = useRef(false);

  async function add(carrinho: CarrinhoPronto) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await writer.add(carrinho);
    underWay.current = false;
    setBusy(false);
  }

  return { busy, add };
}
