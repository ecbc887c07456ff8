'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCartPanel, useCartServices } from '@/lib/cart/client';
import styles from './cart-controls.module.css';

/** Alert for a product that could not be added (CART-03, A-48). Stays until it is answered. */
export function AddFailure() {
  const { panel } = useCartServices();
  const { addFailed } = useCartPanel();
  const ref = useRef<HTMLDialogElement>(null);
  const textId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === addFailed) return;
    if (addFailed) dialog.showModal();
    else dialog.close();
  }, [addFailed]);

  const dismiss = () => panel.set({ addFailed: false });
  return (
    <dialog ref={ref} className={styles.alert} role="alertdialog" aria-labelledby={textId} onClose={dismiss}>
      <p id={textId}>Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.</p>
      <Button onClick={dismiss}>Entendi</Button>
    </dialog>
  );
}
