'use client';

import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { ContactFields, OfferForm } from './offer-form';

/** Back-in-stock form of a sold-out product. */
export function NotifyForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () =>
    (await import('@/lib/catalog/offer/offer-code')).createNotifyCode(idProduto),
  );

  return (
    <OfferForm
      form={form}
      label="Avise-me quando chegar"
      submitLabel="Avise-me quando chegar"
      purpose="Usamos nome e e-mail só para avisar quando este produto chegar."
      optInName="novidades"
    >
      <ContactFields form={form} />
    </OfferForm>
  );
}
