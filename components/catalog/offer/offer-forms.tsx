'use client';

import '@/components/catalog/product-page-styles';
import { type ReactNode, useState } from 'react';
import { PhoneField, PrivacyNote } from '@/components/forms/personal-data';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '@/lib/forms/field-limits';
import { type LazyForm, useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './offer-panels.module.css';

const MESSAGES = {
  idle: '',
  sending: 'Enviando…',
  invalid: 'Preencha os campos!',
  failed: 'Erro ao enviar',
  sent: 'Enviado com sucesso',
} as const;

type Props = {
  form: LazyForm;
  /** Accessible name of the form. */
  label: string;
  submitLabel: string;
  /** Purpose of the data, in one sentence. */
  purpose: string;
  /** Label of the newsletter checkbox, which by law is never preselected. */
  optInName: string;
  /** Message about a part that failed although the form was accepted; '' if none did. */
  problem?: string;
  children: ReactNode;
};

/**
 * Form for a product that is sold out or has a price on request. `method="dialog"` prevents a submit before hydration
 * from loading another page and losing the input.
 */
function OfferForm({ form, label, submitLabel, purpose, optInName, problem = '', children }: Props) {
  const sending = form.phase === 'sending';
  return (
    <form {...form.formProps} className={styles.form} method="dialog" aria-label={label}>
      {form.controller}
      {children}
      {/* Not the shared Checkbox and StatusMessage, because every product page would load their styles. */}
      <label className={styles.optIn}>
        <input {...form.field(optInName)} type="checkbox" />
        <span>Quero receber novidades por e-mail. Posso cancelar quando quiser.</span>
      </label>
      <Button type="submit" size="lg" block busy={sending} aria-disabled={sending || undefined}>
        {submitLabel}
      </Button>
      <PrivacyNote>{purpose}</PrivacyNote>
      <p className={styles.message} data-phase={form.phase} role="status">
        {MESSAGES[form.phase]}
      </p>
      {problem === '' ? null : (
        <p className={styles.message} role="alert">
          {problem}
        </p>
      )}
      <noscript>
        <p>Para enviar este formulário, ative o JavaScript do navegador ou fale com a gente.</p>
      </noscript>
    </form>
  );
}

/** Attributes of a required field: marked invalid after a failed submit, until the field gets the focus. */
function requiredFieldProps(form: LazyForm, name: string) {
  return {
    ...form.field(name),
    'aria-required': true,
    'aria-invalid': name in form.errors || undefined,
    onFocus: () => form.clearErrors(name),
  };
}

/** Name and e-mail. */
function ContactFields({ form }: { form: LazyForm }) {
  return (
    <>
      <TextField
        label="Nome"
        {...requiredFieldProps(form, 'nome')}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        label="E-mail"
        {...requiredFieldProps(form, 'email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
    </>
  );
}

/** Back-in-stock form of a sold-out product. */
export function NotifyForm({ idProduto }: { idProduto: number }) {
  const [hasOptInFailed, setOptInFailed] = useState(false);
  const form = useLazyForm(async () =>
    (await import('@/lib/catalog/offer/offer-code')).createNotifyCode(idProduto, setOptInFailed),
  );

  return (
    <OfferForm
      form={form}
      label="Avise-me quando chegar"
      submitLabel="Avise-me quando chegar"
      purpose="Usamos nome e e-mail só para avisar quando este produto chegar."
      optInName="novidades"
      problem={
        hasOptInFailed && form.phase === 'sent'
          ? 'O aviso está pedido, mas não conseguimos cadastrar o seu e-mail para as novidades. Tente de novo no fim da página.'
          : ''
      }
    >
      <ContactFields form={form} />
    </OfferForm>
  );
}

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
