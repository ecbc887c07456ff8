import { useEffect, useState } from 'react';
import { addedLine } from '@/lib/purchase/cart/added-line';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';

/** Key of the line that was added last, until the panel closes; otherwise null. */
export function useAddedLine(): string | null {
  const { panel, cartClient } = useCartServices();
  const { open, before } = useCartPanel();
  const [added, setAdded] = useState<string | null>(null);

  useEffect(() => {
    if (!open) setAdded(null);
  }, [open]);

  useEffect(() => {
    const cart = cartClient.cart.get();
    if (!open || !before || !cart) return;
    setAdded(addedLine(before, cart));
    // Later changes of quantities are not additions, even if the platform has added nothing.
    panel.update({ before: undefined });
  }, [open, before, cartClient, panel]);

  return added;
}
