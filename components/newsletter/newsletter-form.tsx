'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { CheckIcon } from '@/components/ui/icons-controls';
import styles from './newsletter.module.css';
import { type NewsletterState, useNewsletter } from './use-newsletter';

const NEAR_VIEW = '400px';

const LABELS: Record<NewsletterState, string> = {
  idle: 'Cadastrar',
  sending: 'Enviando',
  checked: 'Cadastrado!',
  registered: 'Cadastrado!',
  failed: 'Erro ao cadastrar',
};

/** Newsletter form of the footer, e-mail only (NEWS-01 to NEWS-06); its logic is fetched near the view. */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null);
  const { input, state, invalid, prepare, submit } = useNewsletter();

  useEffect(() => {
    const element = form.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) prepare();
      },
      { rootMargin: NEAR_VIEW },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [prepare]);

  return (
    <form
      ref={form}
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
