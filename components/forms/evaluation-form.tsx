'use client';

import { useEffect, useRef } from 'react';
import { AutoHide } from '@/components/ui/auto-hide';
import { Button, LinkButton } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { Spinner } from '@/components/ui/spinner';
import { StarsInput } from '@/components/ui/stars-input';
import { MAX_COMMENT_LENGTH, MAX_GRADE } from '@/lib/forms/field-limits';
import { pickFirstError } from '@/lib/forms/first-error';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './evaluation-form.module.css';

/** Replaces a form that has been sent, and gets its focus. */
function EvaluationThanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        Obrigado por contar como foi.
      </h2>
      <p>A sua opinião ajuda a gente a melhorar e outras pessoas a escolher.</p>
      <LinkButton href="/" variant="secondary">
        Voltar para a loja
      </LinkButton>
    </div>
  );
}

const ANSWERS = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

/** How long the outcome message stays, in ms. */
const RESET_AFTER_MS = 5_000;

/**
 * Store evaluation by a customer with a key: shows one error at a time, which disappears when its field changes; it can
 * be sent once. Before hydration `method="dialog"` prevents a submit from leaving the page and losing the answers.
 */
export function EvaluationForm() {
  const form = useLazyForm(async () => (await import('./send-forms')).evaluationFormCode, {
    resetAfterMs: { failed: RESET_AFTER_MS },
    keepValues: true,
    focusOnError: true,
  });
  const { phase, field } = form;
  const firstError = pickFirstError(form.errors);
  const sending = phase === 'sending';

  return (
    <div className={styles.frame}>
      {phase === 'sent' ? (
        <EvaluationThanks />
      ) : (
        <form
          {...form.formProps}
          className={styles.form}
          method="dialog"
          noValidate
          aria-label="Avaliação da loja"
          onChange={({ target }) => {
            if ('name' in target && target.name === firstError.field) form.clearErrors();
          }}
        >
          {form.controller}
          <noscript>
            <p>Para enviar a sua avaliação, ative o JavaScript do navegador.</p>
          </noscript>
          <StarsInput
            max={MAX_GRADE}
            {...field('experiencia')}
            legend="Como foi a sua experiência de compra?"
            error={firstError.messageFor('experiencia')}
          />
          <StarsInput
            max={MAX_GRADE}
            {...field('atendimento')}
            legend="Como foi o nosso atendimento?"
            error={firstError.messageFor('atendimento')}
          />
          <FieldGroup
            legend="Você compraria com a gente de novo?"
            error={firstError.messageFor('satisfacao')}
          >
            <div className={styles.choices}>
              {ANSWERS.map(({ value, label }) => (
                <label className={styles.choice} key={value}>
                  <input {...field('satisfacao')} type="radio" value={value} required />
                  {label}
                </label>
              ))}
            </div>
          </FieldGroup>
          <TextAreaField
            {...field('mensagem')}
            label="Críticas, elogios ou sugestões (opcional)"
            error={firstError.messageFor('mensagem')}
            maxLength={MAX_COMMENT_LENGTH}
          />
          <label className={styles.consent}>
            <input {...field('autorizacao')} type="checkbox" />
            <span>Autorizo a publicação da minha avaliação.</span>
          </label>
          <div className={styles.action}>
            <Button type="submit" size="lg" busy={sending} aria-disabled={sending || undefined}>
              {sending ? <Spinner /> : null}
              {sending ? 'Enviando' : 'Enviar avaliação'}
            </Button>
          </div>
        </form>
      )}
      <p className={styles.message} data-outcome={phase} role="status">
        {sending ? 'Enviando a sua avaliação…' : null}
        {phase === 'failed' ? 'Não foi possível enviar sua avaliação.' : null}
        {phase === 'sent' ? (
          <AutoHide afterMs={RESET_AFTER_MS}>Avaliação enviada com sucesso!!!</AutoHide>
        ) : null}
      </p>
    </div>
  );
}
