'use client';

import { useEffect, useId } from 'react';
import { preload, useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import { DEFAULT_STATE, hasCookie, shopperRegion } from '@/lib/browser/shopper-region';
import { useStore } from '@/lib/shared/store';
import styles from './state-select.module.css';

const loadCookie = () => import('@/lib/browser/visitor-cookies');
const loadStates = () => import('@/lib/shared/brazilian-states');
const DEFAULT_STATES = [[DEFAULT_STATE, 'São Paulo']] as const;

/**
 * The shopper's Brazilian state, saved in the cookie `uf` and updated by the postal code of a shipping quote. Without
 * JavaScript it does nothing, so the served HTML contains only the default; the other states follow when the page is idle.
 */
export function StateSelect() {
  const id = useId();
  const uf = useStore(shopperRegion);
  const late = useLazyModule(loadStates, useWhenIdle(), () => console.warn('States not loaded'));
  const states = late?.STATES ?? DEFAULT_STATES;

  useEffect(() => {
    if (!hasCookie('uf')) return;
    loadCookie().then(
      ({ readUf }) => shopperRegion.set(readUf()),
      (error: unknown) => console.warn('State cookie not read', error),
    );
  }, []);

  function choose(code: string) {
    shopperRegion.set(code);
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
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
