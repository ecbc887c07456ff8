'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { TextAreaField, TextField } from '@/components/ui/field';
import { StarsInput } from '@/components/ui/stars-input';
import { StatusMessage } from '@/components/ui/status-message';
import { callGateway } from '@/lib/browser/gateway-client';
import { MAX_REVIEW_LENGTH } from '@/lib/forms/field-limits';
import { pickFirstError } from '@/lib/forms/first-error';
import { createFormCode, type FormCode, fieldText } from '@/lib/forms/form-code';
import { reviewFormSchema } from '@/lib/forms/form-schemas';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import type { Envio } from '@/lib/platform/schemas/forms';
import styles from './review-form.module.css';

const MESSAGES = {
  idle: '',
  sending: 'Enviando…',
  invalid: '',
  failed: 'Houve um erro ao enviar.',
  sent: 'Avaliação enviada. Obrigado por contar como é!',
} as const;

/** How long the outcome message stays, in ms. */
const MESSAGE_DURATIONS = { sent: 3_000, failed: 5_000 };

/** Review form of a product. Shows one error at a time and clears it on any edit. */
export function ReviewForm({ idProduto }: { idProduto: number }) {
  const form = useLazyForm(async () => createReviewCode(idProduto), {
    resetAfterMs: MESSAGE_DURATIONS,
    focusOnError: true,
  });
  const firstError = pickFirstError(form.errors);
  const { ref } = form.formProps;
  const field = (name: string) => ({ ...form.field(name), error: firstError.messageFor(name) });
  const sending = form.phase === 'sending';

  useEffect(() => {
    // The form replaces the button that had the focus.
    ref.current?.querySelector<HTMLElement>('input')?.focus();
  }, [ref]);

  return (
    <form
      {...form.formProps}
      className={styles.form}
      noValidate
      aria-label="Avaliar produto"
      onInput={() => form.clearErrors()}
    >
      {form.controller}
      <StarsInput {...field('nota')} legend="Sua nota" max={5} look="label" />
      <TextAreaField
        label="O que você achou?"
        {...field('comentario')}
        aria-required
        maxLength={MAX_REVIEW_LENGTH}
      />
      <TextField label="Nome" {...field('nome')} aria-required autoComplete="name" maxLength={80} />
      <TextField
        label="E-mail"
        {...field('email')}
        hint="Não é publicado."
        aria-required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <Checkbox {...form.field('recomenda')} label="Recomendo este produto" defaultChecked />
      <Button type="submit" busy={sending} aria-disabled={sending || undefined}>
        Enviar avaliação
      </Button>
      <StatusMessage tone={form.phase === 'failed' ? 'error' : 'success'}>
        {MESSAGES[form.phase]}
      </StatusMessage>
    </form>
  );
}

/** Validates and submits a product review. */
function createReviewCode(idProduto: number): FormCode {
  return createFormCode({
    schema: reviewFormSchema,
    readValues: (fields) => ({
      idProduto,
      nota: fieldText(fields, 'nota'),
      comentario: fieldText(fields, 'comentario'),
      nome: fieldText(fields, 'nome'),
      email: fieldText(fields, 'email'),
      recomenda: Boolean(fields.recomenda),
    }),
    post: async (body) => (await callGateway<Envio>('POST', 'evaluations/product', { body })).sucesso,
  });
}
