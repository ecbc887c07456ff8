'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { hasCookie } from '@/lib/cookies/visitor';
import { DEFAULT_STATE, STATES } from '@/lib/product/states';
import styles from './state-select.module.css';

const loadCookie = () => import('@/lib/cookies/uf');

/** State of the shopper, SP until chosen, remembered for a year in the cookie `uf` (PDP-31, PDP-32, A-27). */
export function StateSelect() {
  const id = useId();
  const [uf, setUf] = useState<string>(DEFAULT_STATE);
  const select = useRef<HTMLSelectElement>(null);
  // Before the cookie is read: what was chosen last counts.
  useEarlyInput(select, ({ value }) => {
    if (value !== DEFAULT_STATE) choose(value);
  });

  useEffect(() => {
    if (!hasCookie('uf')) return;
    loadCookie().then(
      ({ readUf }) => setUf(readUf()),
      (error: unknown) => console.warn('State not read', error),
    );
  }, []);

  function choose(code: string) {
    setUf(code);
    loadCookie().then(
      ({ saveUf }) => saveUf(code),
      (error: unknown) => console.warn('State not kept', error),
    );
  }

  return (
    <div className={styles.field}>
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
