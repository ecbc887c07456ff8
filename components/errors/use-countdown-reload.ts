'use client';

import { useEffect, useState } from 'react';
import { mayReload, spendReload } from './reload-budget';

/** waiting: not started; counting: seconds left run down; stopped: by the shopper or because the budget is spent. */
export type Countdown = { state: 'waiting' | 'counting' | 'stopped'; seconds: number; stop: () => void };

/**
 * Waits `delay` ms, counts `seconds` down and reloads the page, at most three times in a row (ERR-05, ERR-06, A35).
 * `delay` null leaves everything to the shopper. `reload` must keep its identity between renders.
 */
export function useCountdownReload(delay: number | null, seconds: number, reload: () => void): Countdown {
  const [state, setState] = useState<Countdown['state']>('waiting');
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (state !== 'waiting' || delay === null) return;
    if (!mayReload(window.location.pathname)) {
      setState('stopped');
      return;
    }
    const timer = setTimeout(() => setState('counting'), delay);
    return () => clearTimeout(timer);
  }, [state, delay]);

  useEffect(() => {
    if (state !== 'counting') return;
    if (left === 0) {
      if (spendReload(window.location.pathname)) reload();
      else setState('stopped');
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [state, left, reload]);

  return { state, seconds: left, stop: () => setState('stopped') };
}
