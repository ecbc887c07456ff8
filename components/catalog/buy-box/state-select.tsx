'use client';

import { useEffect, useId, useState } from 'react';
import { preload } from '@/components/ui/lazy-loading';
import { hasCookie, shopperState } from '@/lib/browser/shopper-state';
import { STATES } from '@/lib/shared/brazilian-states';
import { useStore } from '@/lib/shared/store';
import styles from './state-select.module.css';

const loadCookie = () => import('@/lib/browser/visitor-cookies');

/**
 * The shopper's Brazilian state, saved in the cookie `uf` and updated by the postal code of a shipping quote. Without
 * JavaScript it does nothing, so the served HTML contains only the chosen state.
 */
export function StateSelect() {
  const id = useId();
  const uf = useStore(shopperState);
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    setHydrated(true);
    if (!hasCookie('uf')) return;
    loadCookie().then(
      ({ readUf }) => shopperState.set(readUf()),
      (error: unknown) => console.warn('State cookie not read', error),
    );
  }, []);

  function choose(code: string) {
    shopperState.set(code);
    loadCookie().then(
      ({ saveUf }) => saveUf(code),
      (error: unknown) => console.warn('State cookie not saved', error),
    );
  }

  return (
    <div className={styles.field} data-print="hide">
      <label htmlFor={id}>Seu estado</label>
      <select
        className={styles.select}
        id={id}
        value={uf}
        autoComplete="address-level1"
        // Saves the choice at once, because the next click may leave the page.
        onFocus={() => preload(loadCookie)}
        onChange={(event) => choose(event.target.value)}
      >
        {STATES.filter(([code]) => isHydrated || code === uf).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
