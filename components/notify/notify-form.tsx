'use client';

import { OfferContact } from '@/components/product/offer-contact';
import { OfferForm } from '@/components/product/offer-form';
import { useLazyForm } from '@/lib/forms/use-lazy-form';

/** Asks to be told when a sold-out product is back (NOTIFY-01 to NOTIFY-06). */
export function NotifyForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () => (await import('./notify-logic')).createNotifyLogic(idProduto));

  return (
    <OfferForm form={form} name="Avise-me quando chegar" send="Avise-me quando chegar" optIn="novidades">
      <OfferContact form={form} />
    </OfferForm>
  );
}
