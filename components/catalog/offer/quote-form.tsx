'use client';

import { TextAreaField, TextField } from '@/components/ui/field';
import { MAX_NOTE_LENGTH } from '@/lib/catalog/offer/limits';
import { applyPhoneMask, MAX_PHONE_LENGTH } from '@/lib/forms/phone-mask';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { ContactFields, OfferForm, requiredFieldProps } from './offer-form';

/** Quote form of a product on request. */
export function QuoteForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () =>
    (await import('@/lib/catalog/offer/quote-logic')).createQuoteLogic(idProduto),
  );

  return (
    <OfferForm form={form} label="Pedir orçamento" submitLabel="Pedir orçamento" optInName="mailing">
      <ContactFields form={form} />
      <TextField
        label="Telefone ou WhatsApp"
        {...requiredFieldProps(form, 'contato')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_LENGTH}
        placeholder="(11) 98765-4321"
        onInput={applyPhoneMask}
      />
      <TextAreaField
        label="O que você procura? (opcional)"
        name="observacao"
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
      />
    </OfferForm>
  );
}
