'use client';

import { AlertDialog, type Question } from '@/components/ui/alert-dialog';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';
import { ADD_FAILED_TEXT } from '@/lib/purchase/cart/panel-state';

const ANSWERS = { confirm: 'Tentar de novo', cancel: 'Entendi' };

/** CART-03 sets the text of a failure; a device without a connection is not one of the platform's. */
const failureNotice = (): Question =>
  navigator.onLine
    ? { text: ADD_FAILED_TEXT, ...ANSWERS }
    : {
        title: 'Sem conexão com a internet',
        text: 'O produto ainda não foi para a sacola. Confira a rede e tente de novo.',
        ...ANSWERS,
      };

/** Alert for a product that could not be added, with another attempt; stays open until that succeeds. */
export function AddFailedAlert() {
  const { panel, cartClient } = useCartServices();
  const { addFailed, pending } = useCartPanel();
  return (
    <AlertDialog
      question={addFailed ? failureNotice() : null}
      busy={pending}
      onAnswer={(isRepeated) => {
        if (!isRepeated) panel.update({ addFailed: undefined });
        else if (addFailed && !pending) void cartClient.add(addFailed);
      }}
    />
  );
}
