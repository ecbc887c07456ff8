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

const EMAIL_ONLY = ['email'] as const;
const WITH_NAME = ['nome', 'email'] as const;

/**
 * Newsletter form (NEWS-01 to NEWS-06): the footer's asks for the e-mail only, `withName` for a name as well. Its
 * logic is fetched with the first focus.
 */
export function NewsletterForm({ withName = false }: { withName?: boolean }) {
  const { inputs, state, invalid, prepare, submit } = useNewsletter(withName ? WITH_NAME : EMAIL_ONLY);

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
      {withName ? (
        <TextField
          name="nome"
          {...inputs?.nome}
          label="Seu nome"
          error={invalid.includes('nome') ? 'Preencha o seu nome.' : undefined}
          autoComplete="name"
          maxLength={120}
          required
        />
      ) : null}
      <TextField
        name="email"
        {...inputs?.email}
        label="Receba nossas novidades"
        error={invalid.includes('email') ? 'Preencha o seu e-mail.' : undefined}
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
