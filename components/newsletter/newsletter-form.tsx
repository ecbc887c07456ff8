'use client';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { CheckIcon } from '@/components/ui/icons-controls';
import styles from './newsletter.module.css';
import { type NewsletterState, useNewsletter } from './use-newsletter';

const LABELS: Record<NewsletterState, string> = {
  idle: 'Cadastrar',
  sending: 'Enviando',
  checked: 'Cadastrado!',
  registered: 'Cadastrado!',
  failed: 'Erro ao cadastrar',
};

/** Newsletter form of the footer, e-mail only (NEWS-01 to NEWS-06); its logic is fetched with the first focus. */
export function NewsletterForm() {
  const { input, state, invalid, prepare, submit } = useNewsletter();

  return (
    <form
      className={styles.form}
      aria-label="Novidades por e-mail"
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="email"
        {...input}
        label="Receba nossas novidades"
        error={invalid ? 'Preencha o seu e-mail.' : undefined}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        placeholder="seu@email.com.br"
        required
      />
      <Button type="submit" busy={state === 'sending'}>
        <span className={styles.label} aria-live="polite">
          {state === 'sending' ? <span className={styles.loader} /> : null}
          {state === 'checked' ? <CheckIcon /> : null}
          {LABELS[state]}
        </span>
      </Button>
    </form>
  );
}
