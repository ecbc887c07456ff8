'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice';
import { TextAreaField, TextField } from '@/components/ui/field';
import { StarsInput } from '@/components/ui/stars-input';
import { StatusMessage } from '@/components/ui/status-message';
import { firstProblem } from '@/lib/forms/first-problem';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import { MAX_COMMENT } from '@/lib/reviews/schema';
import styles from './review-form.module.css';
import { createReviewLogic } from './review-logic';

const MESSAGES = {
  idle: '',
  sending: 'Enviando…',
  invalid: '',
  failed: 'Houve um erro ao enviar.',
  sent: 'Avaliação enviada. Obrigado por contar como é!',
} as const;

/** ms that a word about the outcome stays (REVIEW-13, REVIEW-14, CONST-16). */
const FADES = { sent: 3_000, failed: 5_000 };

/** Review of a product; one problem at a time, gone with any edit (REVIEW-06 to REVIEW-16). */
export function ReviewForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () => createReviewLogic(idProduto), { fades: FADES, focus: true });
  const ref = useRef<HTMLFormElement>(null);
  const problem = firstProblem(form.errors);
  const sending = form.phase === 'sending';

  useEffect(() => {
    // The button that had the focus is gone: the form takes it over.
    ref.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);

  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      aria-label="Avaliar produto"
      onInput={form.clearAll}
      onSubmit={form.submit}
    >
      <StarsInput name="nota" legend="Sua nota" max={5} look="label" error={problem.of('nota')} />
      <TextAreaField
        label="O que você achou?"
        name="comentario"
        error={problem.of('comentario')}
        aria-required
        maxLength={MAX_COMMENT}
      />
      <TextField
        label="Nome"
        name="nome"
        error={problem.of('nome')}
        aria-required
        autoComplete="name"
        maxLength={80}
      />
      <TextField
        label="E-mail"
        name="email"
        error={problem.of('email')}
        hint="Não é publicado."
        aria-required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <Checkbox name="recomenda" label="Recomendo este produto" defaultChecked />
      <Button type="submit" busy={sending} aria-disabled={sending || undefined}>
        Enviar avaliação
      </Button>
      <StatusMessage tone={form.phase === 'failed' ? 'error' : 'success'}>
        {MESSAGES[form.phase]}
      </StatusMessage>
    </form>
  );
}
