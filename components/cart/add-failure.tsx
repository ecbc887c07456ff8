'use client';

import { useOnDemand } from '@/components/ui/use-on-demand';
import { useCartPanel, useCartServices } from '@/lib/cart/client';

const load = () => import('@/components/ui/alert-dialog');

const NOTICE = {
  text: 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
  confirm: 'Entendi',
};

/** Alert for a product that could not be added (CART-03, A-48). Stays until it is answered. */
export function AddFailure() {
  const { panel } = useCartServices();
  const { addFailed } = useCartPanel();
  const dismiss = () => panel.set({ addFailed: false });
  const loaded = useOnDemand(load, addFailed, () => {
    // What kept the product back may keep the dialog back as well: the browser's own says it then.
    window.alert(NOTICE.text);
    dismiss();
  });
  return loaded && <loaded.AlertDialog question={addFailed ? NOTICE : null} onAnswer={dismiss} />;
}
