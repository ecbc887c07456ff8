'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { chooseConsent } from '@/lib/consent/choose-consent';
import { allowedConsent, type Consent, hasGlobalPrivacyControl } from '@/lib/consent/consent';
import type { Purpose, StoringFeature } from '@/lib/consent/stored-data';
import { ConsentButtons } from './consent-banner';
import styles from './consent-preferences.module.css';
import { StoredDataList } from './stored-data-list';

type Category = { purpose: Purpose; name: string; text: string; basis: string };

const BY_CONSENT = 'Base legal: o seu consentimento (LGPD, art. 7º, I).';

const CATEGORIES: readonly Category[] = [
  {
    purpose: 'necessary',
    name: 'Necessários',
    text: 'Guardam a sua sacola, o que você digitou ou escolheu e esta decisão.',
    basis: 'Base legal: execução do que você pediu (LGPD, art. 7º, V).',
  },
  {
    purpose: 'preferences',
    name: 'Preferências',
    text: 'Lembram os produtos que você viu e permitem mostrar conteúdo de outros serviços, como as avaliações.',
    basis: BY_CONSENT,
  },
  {
    purpose: 'statistics',
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

type Props = {
  open: boolean;
  onClose: () => void;
  /** Features that the shop does not have. */
  absent?: readonly StoringFeature[] | undefined;
};

/** Second layer: each purpose with its legal basis, its data and a switch, which is off by default. */
export function ConsentPreferences({ open, onClose, absent }: Props) {
  const [choice, setChoice] = useState<Consent>(allowedConsent);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    // The choice may have changed in another tab, or the dialog was closed without saving.
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
        <ConsentButtons onAnswer={answer}>
          <Button onClick={() => answer(choice)}>Salvar escolha</Button>
        </ConsentButtons>
      }
    >
      {hasGlobalPrivacyControl() ? (
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
                checked={purpose === 'necessary' || choice[purpose]}
                disabled={purpose === 'necessary'}
                onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
              />
              <span className={styles.name}>
                {name}
                {purpose === 'necessary' ? ' (sempre ligados)' : ''}
              </span>
            </label>
            <p className={styles.text}>{text}</p>
            <p className={styles.text}>{basis}</p>
            <details className={styles.stored}>
              <summary>O que é guardado</summary>
              <StoredDataList purpose={purpose} absent={absent} />
            </details>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
