'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ACCEPTED, type Consent, REFUSED } from '@/lib/consent/consent';
import styles from './consent-answers.module.css';

type Props = { onAnswer: (consent: Consent) => void; children: ReactNode };

/** Refusing and accepting, side by side and alike (L10); other ways to answer follow. */
export function ConsentAnswers({ onAnswer, children }: Props) {
  return (
    <div className={styles.answers}>
      <Button variant="secondary" onClick={() => onAnswer(REFUSED)}>
        Rejeitar não necessários
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(ACCEPTED)}>
        Aceitar todos
      </Button>
      {children}
    </div>
  );
}
