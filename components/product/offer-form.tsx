'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { LazyForm } from '@/lib/forms/use-lazy-form';
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
  /** Name of the form. */
  name: string;
  /** Words on its button. */
  send: string;
  /** Name of the box for news by e-mail; never ticked from the start (L9). */
  optIn: string;
  children: ReactNode;
};

/**
 * Form of a product that cannot be bought at once: fields, box for news, button and one word about the outcome
 * (QUOTE-02, QUOTE-03, QUOTE-07, QUOTE-08, NOTIFY-02, NOTIFY-03). Until its code is there `method="dialog"`
 * keeps a press of the button from loading another page and losing what was typed. The browser checks the
 * e-mail's form, as its type says, and nothing else does (NOTIFY-04).
 */
export function OfferForm({ form, name, send, optIn, children }: Props) {
  const sending = form.phase === 'sending';
  return (
    <form
      className={styles.form}
      method="dialog"
      aria-label={name}
      onFocus={form.prepare}
      onSubmit={form.submit}
    >
      {children}
      {/* Not the shared box and message: their styles would travel with every product page. */}
      <label className={styles.optIn}>
        <input type="checkbox" name={optIn} />
        <span>Quero receber novidades por e-mail. Posso cancelar quando quiser.</span>
      </label>
      <Button type="submit" size="lg" block busy={sending} aria-disabled={sending || undefined}>
        {send}
      </Button>
      <p className={styles.message} data-phase={form.phase} role="status">
        {MESSAGES[form.phase]}
      </p>
      <noscript>
        <p>Para enviar este formulário, ative o JavaScript do navegador ou fale com a gente.</p>
      </noscript>
    </form>
  );
}
