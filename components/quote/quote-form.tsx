'use client';

import { OfferForm } from '@/components/product/offer-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import { keepPhoneMask, PHONE_LENGTH } from '@/lib/forms/phone-mask';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { MAX_NOTE } from '@/lib/quote/limits';

/** Asks for the price of a product on request (QUOTE-01 to QUOTE-08). */
export function QuoteForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () => (await import('./quote-logic')).createQuoteLogic(idProduto));
  const flag = (name: string) => ({
    name,
    'aria-required': true,
    'aria-invalid': name in form.errors || undefined,
    onFocus: () => form.clear(name),
  });

  return (
    <OfferForm form={form} name="Pedir orçamento" send="Pedir orçamento" optIn="mailing">
      <TextField label="Nome" {...flag('nome')} autoComplete="name" maxLength={80} />
      <TextField
        label="E-mail"
        {...flag('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        label="Telefone ou WhatsApp"
        {...flag('contato')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_LENGTH}
        placeholder="(11) 98765-4321"
        onInput={keepPhoneMask}
      />
      <TextAreaField label="O que você procura? (opcional)" name="observacao" rows={3} maxLength={MAX_NOTE} />
    </OfferForm>
  );
}
