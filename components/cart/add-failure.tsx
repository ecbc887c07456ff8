'use client';

import { useEffect } from 'react';
import { useConfirm } from '@/components/ui/use-confirm';
import { useCartPanel, useCartServices } from '@/lib/cart/client';

/** Alert for a product that could not be added (CART-03, A-48). Stays until it is answered. */
export function AddFailure() {
  const { panel } = useCartServices();
  const { addFailed } = useCartPanel();
  const { ask, dialog } = useConfirm();

  useEffect(() => {
    if (!addFailed) return;
    const text = 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.';
    void ask({ text, confirm: 'Entendi' }).then(() => panel.set({ addFailed: false }));
  }, [addFailed, ask, panel]);

  return dialog;
}
