import { useEffect, useState } from 'react';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { addedLine } from '@/lib/purchase/cart/added-line';
import { lineKey } from '@/lib/purchase/cart/cart';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';

const contentOf = (cart: Carrinho | undefined) =>
  cart?.itens.map((item) => lineKey(item) + item.quantidade).join() ?? '';

/** Key of the line that was added last, until the panel closes or the cart has changed again; otherwise null. */
export function useAddedLine(shown: Carrinho | undefined): string | null {
  const { panel, cartClient } = useCartServices();
  const { open, before } = useCartPanel();
  const [added, setAdded] = useState<{ key: string | null; content: string } | null>(null);

  useEffect(() => {
    if (!open) setAdded(null);
  }, [open]);

  useEffect(() => {
    const cart = cartClient.cart.get();
    if (!open || !before || !cart) return;
    setAdded({ key: addedLine(before, cart), content: contentOf(cart) });
    // Later changes of quantities are not additions, even if the platform has added nothing.
    panel.update({ before: undefined });
  }, [open, before, cartClient, panel]);

  return added?.content === contentOf(shown) ? added.key : null;
}
