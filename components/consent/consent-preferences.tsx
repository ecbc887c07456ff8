'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { chooseConsent } from '@/lib/consent/choose';
import type { Consent } from '@/lib/consent/consent';
import { allowedConsent, hasPrivacySignal } from '@/lib/consent/consent-store';
import type { Purpose } from '@/lib/consent/stored-data';
import { ConsentAnswers } from './consent-answers';
import styles from './consent-preferences.module.css';
import { StoredDataList } from './stored-data-list';

type Category = { purpose: Purpose; name: string; text: string; basis: string };

const BY_CONSENT = 'Base legal: o seu consentimento (LGPD, art. 7º, I).';

const CATEGORIES: readonly Category[] = [
  {
    purpose: 'necessario',
    name: 'Necessários',
    text: 'Guardam o seu carrinho, o que você digitou ou escolheu e esta decisão.',
    basis: 'Base legal: execução do que você pediu (LGPD, art. 7º, V).',
  },
  {
    purpose: 'preferencias',
    name: 'Preferências',
    text: 'Lembram os produtos que você viu e deixam entrar quadros de outros serviços, como o de avaliações.',
    basis: BY_CONSENT,
  },
  {
    purpose: 'estatistica',
    name: 'Estatística',
    text: 'Contam visitas e mostram o que é mais procurado, para melhorarmos a loja.',
    basis: BY_CONSENT,
  },
  {
    purpose: 'marketing',
    name: 'Marketing',
    text: 'Permitem mostrar anúncios que têm a ver com o que você viu aqui.',
    basis: BY_CONSENT,
  },
];

/** Second layer: each purpose with its legal basis, what it stores and a switch, off until switched on (L10). */
export function ConsentPreferences({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [choice, setChoice] = useState<Consent>(allowedConsent);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    // What holds may have changed since, in another tab or by leaving this without an answer.
    if (open) setChoice(allowedConsent());
  }

  function answer(consent: Consent) {
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
      {hasPrivacySignal() ? (
        <p className={styles.text}>
          O seu navegador pede privacidade por você (Global Privacy Control). Por isso nada além do necessário
          é usado, a não ser que você permita aqui.
        </p>
      ) : null}
      <ul className={styles.categories}>
        {CATEGORIES.map(({ purpose, name, text, basis }) => (
          <li key={name}>
            <label className={styles.category}>
              <input
                type="checkbox"
                checked={purpose === 'necessario' || choice[purpose]}
                disabled={purpose === 'necessario'}
                onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
              />
              <span className={styles.name}>
                {name}
                {purpose === 'necessario' ? ' (sempre ligados)' : ''}
              </span>
            </label>
            <p className={styles.text}>{text}</p>
            <p className={styles.text}>{basis}</p>
            <details className={styles.stored}>
              <summary>O que é guardado</summary>
              <StoredDataList purpose={purpose} />
            </details>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
