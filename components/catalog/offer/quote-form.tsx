'use client';

import { PhoneField } from '@/components/forms/phone-field';
import { TextAreaField } from '@/components/ui/field';
import { MAX_NOTE_LENGTH } from '@/lib/catalog/offer/limits';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { ContactFields, OfferForm, requiredFieldProps } from './offer-form';

/** Quote form of a product on request. */
export function QuoteForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () =>
    (await import('@/lib/catalog/offer/offer-code')).createQuoteCode(idProduto),
  );

  return (
    <OfferForm
      form={form}
      label="Pedir orçamento"
      submitLabel="Pedir orçamento"
      purpose="Usamos estes dados só para fazer o orçamento e responder a você."
      optInName="mailing"
    >
      <ContactFields form={form} />
      <PhoneField label="Telefone ou WhatsApp" {...requiredFieldProps(form, 'contato')} />
      <TextAreaField
        label="O que você procura? (opcional)"
        {...form.field('observacao')}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
      />
    </OfferForm>
  );
}
