'use client';

import { parseCookies, setCookie } from 'nookies';
import { useId, useSyncExternalStore } from 'react';
import { DEFAULT_STATE, STATES, stateOf } from '@/lib/product/states';
import styles from './state-select.module.css';

const COOKIE = 'uf';
const YEAR = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remember(code: string) {
  setCookie(null, COOKIE, stateOf(code), { path: '/', maxAge: YEAR, sameSite: 'lax' });
  for (const listener of listeners) listener();
}

/** State of the shopper, SP until chosen, remembered for a year in the cookie `uf` (PDP-31, PDP-32, A-27). */
export function StateSelect() {
  const id = useId();
  const uf = useSyncExternalStore(
    subscribe,
    () => stateOf(parseCookies()[COOKIE]),
    () => DEFAULT_STATE,
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Seu estado</label>
      <select
        className={styles.select}
        id={id}
        value={uf}
        autoComplete="address-level1"
        aria-describedby={`${id}-note`}
        onChange={(event) => remember(event.target.value)}
      >
        {STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.note} id={`${id}-note`}>
        Lembramos dele na próxima visita. O preço não muda de um estado para outro.
      </p>
    </div>
  );
}
