'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { hasCookie } from '@/lib/browser/has-cookie';
import { DEFAULT_STATE, STATES } from '@/lib/shared/brazilian-states';
import styles from './state-select.module.css';

const loadCookie = () => import('@/lib/browser/visitor-cookies');

/** Brazilian state of the shopper, remembered in the cookie `uf`. */
export function StateSelect() {
  const id = useId();
  const [uf, setUf] = useState<string>(DEFAULT_STATE);
  const select = useRef<HTMLSelectElement>(null);
  // Declared before the effect that reads the cookie, so that a choice made before hydration wins.
  usePreHydrationInput(select, ({ value }) => {
    if (value !== DEFAULT_STATE) choose(value);
  });

  useEffect(() => {
    if (!hasCookie('uf')) return;
    loadCookie().then(
      ({ readUf }) => setUf(readUf()),
      (error: unknown) => console.warn('State cookie not read', error),
    );
  }, []);

  function choose(code: string) {
    setUf(code);
    loadCookie().then(
      ({ saveUf }) => saveUf(code),
      (error: unknown) => console.warn('State cookie not saved', error),
    );
  }

  return (
    <div className={styles.field} data-print="hide">
      <label htmlFor={id}>Seu estado</label>
      <select
        ref={select}
        className={styles.select}
        id={id}
        value={uf}
        autoComplete="address-level1"
        aria-describedby={`${id}-note`}
        onChange={(event) => choose(event.target.value)}
      >
        {STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.note} id={`${id}-note`}>
        Guardamos a escolha. O preço é o mesmo em todo o Brasil.
      </p>
    </div>
  );
}
