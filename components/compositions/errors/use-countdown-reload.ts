'use client';

import { useEffect, useState } from 'react';

/** waiting: not started; counting: seconds run down; stopped: by the shopper, or after too many reloads. */
export type Countdown = { state: 'waiting' | 'counting' | 'stopped'; seconds: number; stop: () => void };

/**
 * Waits `delay` ms, counts `seconds` down and reloads the page, at most three times in a row. If `delay` is null, there
 * is no automatic reload. `reload` must be referentially stable.
 */
export function useCountdownReload(delay: number | null, seconds: number, reload: () => void): Countdown {
  const [state, setState] = useState<Countdown['state']>('waiting');
  const [secondsLeft, setSecondsLeft] = useState(seconds);

  useEffect(() => {
    if (state !== 'waiting' || delay === null) return;
    if (!mayAutoReload(window.location.pathname)) {
      setState('stopped');
      return;
    }
    const timer = setTimeout(() => setState('counting'), delay);
    return () => clearTimeout(timer);
  }, [state, delay]);

  useEffect(() => {
    if (state !== 'counting') return;
    if (secondsLeft === 0) {
      if (countReload(window.location.pathname)) reload();
      else setState('stopped');
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [state, secondsLeft, reload]);

  return { state, seconds: secondsLeft, stop: () => setState('stopped') };
}

const BUDGET_KEY = 'recargas';
const MAX_RELOADS = 3;
/** Reloads further apart than this, in ms, are not in a row. */
const WINDOW_MS = 5 * 60 * 1000;

type Budget = { path: string; count: number; since: number };

function readBudget(path: string, now: number): Budget {
  const fresh: Budget = { path, count: 0, since: now };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(BUDGET_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return fresh;
    const { path: at, count, since } = stored as Partial<Budget>;
    if (at !== path || typeof count !== 'number' || typeof since !== 'number') return fresh;
    // The stored time is in the future: the clock was ahead.
    if (since > now || now - since > WINDOW_MS) return fresh;
    return { path, count, since };
  } catch {
    // Without storage (private mode, blocked) reloads cannot be counted, so none is allowed.
    return { ...fresh, count: MAX_RELOADS };
  }
}

/** Whether this page may reload automatically once more. */
export function mayAutoReload(path: string, now = Date.now()): boolean {
  return readBudget(path, now).count < MAX_RELOADS;
}

/**
 * Counts an automatic reload. Returns false if it cannot be counted; then the page must not reload, because the reloads
 * might never end.
 */
export function countReload(path: string, now = Date.now()): boolean {
  const budget = readBudget(path, now);
  try {
    sessionStorage.setItem(BUDGET_KEY, JSON.stringify({ ...budget, count: budget.count + 1 }));
    return true;
  } catch (error) {
    console.warn('O navegador não guardou a contagem de recargas.', error);
    return false;
  }
}
