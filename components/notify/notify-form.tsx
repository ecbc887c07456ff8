'use client';

import { OfferForm } from '@/components/product/offer-form';
import { TextField } from '@/components/ui/field';
import { useLazyForm } from '@/lib/forms/use-lazy-form';

/** Asks to be told when a sold-out product is back (NOTIFY-01 to NOTIFY-06). */
export function NotifyForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () => (await import('./notify-logic')).createNotifyLogic(idProduto));
  const flag = (name: string) => ({
    name,
    'aria-required': true,
    'aria-invalid': name in form.errors || undefined,
    onFocus: () => form.clear(name),
  });

  return (
    <OfferForm form={form} name="Avise-me quando chegar" send="Avise-me quando chegar" optIn="novidades">
      <TextField label="Nome" {...flag('nome')} autoComplete="name" maxLength={80} />
      <TextField
        label="E-mail"
        {...flag('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
    </OfferForm>
  );
}
