'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ACCEPTED, type Consent, REFUSED } from '@/lib/consent/consent';
import styles from './consent-buttons.module.css';

type Props = { onAnswer: (consent: Consent) => void; children: ReactNode };

/** Refuse and accept with equal weight; `children` are further buttons. */
export function ConsentButtons({ onAnswer, children }: Props) {
  return (
    <div className={styles.buttons}>
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
