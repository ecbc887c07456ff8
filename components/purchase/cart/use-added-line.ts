import { useEffect, useState } from 'react';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { addedLine } from '@/lib/purchase/cart/added-line';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';

/** Key of the line that was added last, until the panel closes; otherwise null. */
export function useAddedLine(cart: Carrinho | undefined): string | null {
  const { panel } = useCartServices();
  const { open, before } = useCartPanel();
  const [added, setAdded] = useState<string | null>(null);
  const key = open && cart && before ? addedLine(before, cart) : null;

  useEffect(() => {
    if (!open) setAdded(null);
  }, [open]);

  useEffect(() => {
    if (key === null) return;
    setAdded(key);
    // Later changes of quantities are not additions.
    panel.update({ before: undefined });
  }, [key, panel]);

  return added;
}
