'use client';

import { OfferContact, requiredField } from '@/components/product/offer-contact';
import { OfferForm } from '@/components/product/offer-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import { keepPhoneMask, PHONE_LENGTH } from '@/lib/forms/phone-mask';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { MAX_NOTE } from '@/lib/quote/limits';

/** Asks for the price of a product on request (QUOTE-01 to QUOTE-08). */
export function QuoteForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () => (await import('./quote-logic')).createQuoteLogic(idProduto));

  return (
    <OfferForm form={form} name="Pedir orçamento" send="Pedir orçamento" optIn="mailing">
      <OfferContact form={form} />
      <TextField
        label="Telefone ou WhatsApp"
        {...requiredField(form, 'contato')}
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
