'use client';

import type { ReactNode } from 'react';
import { AutoHide } from '@/components/ui/auto-hide';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { CheckIcon } from '@/components/ui/icons-core';
import { Spinner } from '@/components/ui/spinner';
import type { FormTool } from '@/lib/forms/form-tools';
import { type LazyForm, useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './newsletter-form.module.css';

const LABELS: Record<LazyForm['phase'], string> = {
  idle: 'Cadastrar',
  invalid: 'Cadastrar',
  sending: 'Enviando',
  sent: 'Cadastrado!',
  failed: 'Erro ao cadastrar',
};

/** How long the outcome message stays, and the check mark before it, in ms. */
const RESET_AFTER_MS = { sent: 5_000, failed: 5_000 };
const CHECK_MS = 1_000;

/** For a moment the button says that the address is registered. Not in a style sheet, which every page would contain. */
const SENT_STYLE = { color: 'var(--color-success)', background: 'none', cursor: 'default' };

type Props = {
  tool?: FormTool | undefined;
  withName?: boolean;
  /** Purpose of the data. */
  note?: ReactNode;
};

/** Newsletter form: only the e-mail, or with `withName` the name as well. Its logic loads on first focus. */
export function NewsletterForm({ tool, withName = false, note }: Props) {
  const { phase, errors, formProps, field, controller } = useLazyForm(
    async () => (await import('./newsletter-code')).newsletterCode,
    { resetAfterMs: RESET_AFTER_MS, focusOnError: true },
  );

  return (
    <form
      {...formProps}
      {...tool}
      className={styles.form}
      data-print="hide"
      aria-label={withName ? 'Novidades para você' : 'Novidades por e-mail'}
      noValidate
    >
      {controller}
      {withName ? (
        <TextField
          {...field('nome')}
          label="Seu nome"
          error={errors.nome}
          autoComplete="name"
          maxLength={120}
          required
        />
      ) : null}
      <TextField
        {...field('email')}
        label={withName ? 'Seu e-mail' : 'Receba nossas novidades'}
        error={errors.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        placeholder="seu@email.com.br"
        required
      />
      <Button type="submit" busy={phase === 'sending'} style={phase === 'sent' ? SENT_STYLE : undefined}>
        <span className={styles.label} aria-live="polite">
          {phase === 'sending' ? <Spinner /> : null}
          {phase === 'sent' ? (
            <AutoHide afterMs={CHECK_MS}>
              <CheckIcon />
            </AutoHide>
          ) : null}
          {LABELS[phase]}
        </span>
      </Button>
      {note}
    </form>
  );
}
