import { useEffect, useRef } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import styles from './evaluation-form.module.css';

/** Takes the place of a form that was sent, and the focus that was in it. */
export function EvaluationThanks() {
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
