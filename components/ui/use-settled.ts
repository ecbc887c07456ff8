'use client';

import { useEffect, useState } from 'react';

/** What the shopper does first, and how long after the load nothing of it is waited for, in ms. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const PATIENCE_MS = 4_000;

/** How long after that sign, in ms: what the shopper asks for with it comes first. */
const COURTESY_MS = 300;

/**
 * Becomes true after the load, right after the first sign of the shopper or after four seconds: the moment for what
 * every page has but nobody waits for. `hurry` leaves out the waiting after the load.
 */
export function useSettled(hurry = false): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setSettled(true);
    function soon() {
      controller.abort();
      clearTimeout(timer);
      timer = setTimeout(settle, COURTESY_MS);
    }
    function wait() {
      if (hurry) return settle();
      timer = setTimeout(settle, PATIENCE_MS);
      for (const sign of SIGNS) window.addEventListener(sign, soon, { signal, passive: true });
    }
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [hurry]);
  return settled;
}
