'use client';

import { Brief } from '@/components/ui/brief';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { CheckIcon } from '@/components/ui/icons-controls';
import { Spinner } from '@/components/ui/spinner';
import { type LazyForm, useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './newsletter.module.css';

const LABELS: Record<LazyForm['phase'], string> = {
  idle: 'Cadastrar',
  invalid: 'Cadastrar',
  sending: 'Enviando',
  sent: 'Cadastrado!',
  failed: 'Erro ao cadastrar',
};

/** ms that the word about an outcome stays, and the check before it (NEWS-02, NEWS-03). */
const FADES = { sent: 5_000, failed: 5_000 };
const CHECK_MS = 1_000;

/**
 * Newsletter form (NEWS-01 to NEWS-06): the footer's asks for the e-mail only, `withName` for a name as well. Its
 * logic is fetched with the first focus.
 */
export function NewsletterForm({ withName = false }: { withName?: boolean }) {
  const { phase, errors, prepare, submit } = useLazyForm(
    async () => (await import('./newsletter-logic')).createNewsletterLogic(),
    { fades: FADES, focus: true },
  );

  return (
    <form className={styles.form} aria-label="Novidades por e-mail" onFocus={prepare} onSubmit={submit}>
      {withName ? (
        <TextField
          name="nome"
          label="Seu nome"
          error={errors.nome}
          autoComplete="name"
          maxLength={120}
          required
        />
      ) : null}
      <TextField
        name="email"
        label="Receba nossas novidades"
        error={errors.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        placeholder="seu@email.com.br"
        required
      />
      <Button type="submit" busy={phase === 'sending'}>
        <span className={styles.label} aria-live="polite">
          {phase === 'sending' ? <Spinner /> : null}
          {phase === 'sent' ? (
            <Brief ms={CHECK_MS}>
              <CheckIcon />
            </Brief>
          ) : null}
          {LABELS[phase]}
        </span>
      </Button>
    </form>
  );
}
