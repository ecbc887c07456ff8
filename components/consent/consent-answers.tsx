'use client';

import { Button } from '@/components/ui/button';
import { ACCEPTED, type Consent, REFUSED } from '@/lib/consent/consent';

/** Refusing and accepting, side by side and alike (L10). */
export function ConsentAnswers({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  return (
    <>
      <Button variant="secondary" onClick={() => onAnswer(REFUSED)}>
        Rejeitar não necessários
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(ACCEPTED)}>
        Aceitar todos
      </Button>
    </>
  );
}
