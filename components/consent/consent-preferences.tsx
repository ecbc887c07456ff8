'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Consent } from '@/lib/consent/consent';
import { allowedConsent, chooseConsent } from '@/lib/consent/consent-store';
import { ConsentAnswers } from './consent-answers';
import styles from './consent-preferences.module.css';

type Category = { key: keyof Consent | null; name: string; text: string; basis: string };

const CATEGORIES: readonly Category[] = [
  {
    key: null,
    name: 'Necessários',
    text: 'Guardam a sua sacola, o CEP que você digitou e esta escolha.',
    basis: 'Base legal: execução do que você pediu (LGPD, art. 7º, V).',
  },
  {
    key: 'estatistica',
    name: 'Estatística',
    text: 'Contam visitas e mostram o que é mais procurado, para melhorarmos a loja.',
    basis: 'Base legal: o seu consentimento (LGPD, art. 7º, I).',
  },
  {
    key: 'marketing',
    name: 'Marketing',
    text: 'Permitem mostrar anúncios que têm a ver com o que você viu aqui.',
    basis: 'Base legal: o seu consentimento (LGPD, art. 7º, I).',
  },
];

/** Second layer: each purpose with its legal basis and a switch of its own, off until switched on (L10). */
export function ConsentPreferences({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [choice, setChoice] = useState<Consent>(allowedConsent);
  function answer(consent: Consent) {
    setChoice(consent);
    void chooseConsent(consent);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      side="center"
      title="Preferências de cookies"
      footer={
        <ConsentAnswers onAnswer={answer}>
          <Button onClick={() => answer(choice)}>Salvar escolha</Button>
        </ConsentAnswers>
      }
    >
      <ul className={styles.categories}>
        {CATEGORIES.map(({ key, name, text, basis }) => (
          <li key={name}>
            <label className={styles.category}>
              <input
                type="checkbox"
                checked={key === null || choice[key]}
                disabled={key === null}
                onChange={({ target }) => key !== null && setChoice({ ...choice, [key]: target.checked })}
              />
              <span className={styles.name}>
                {name}
                {key === null ? ' (sempre ligados)' : ''}
              </span>
            </label>
            <p className={styles.text}>{text}</p>
            <p className={styles.text}>{basis}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
