'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./shell-extras');

/** What the shopper does first, and how long after the load nothing of it is waited for, in ms. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const PATIENCE_MS = 4_000;

/** Becomes true after the load, with the first sign of the shopper or after four seconds. */
function useAfterLoad(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function start() {
      controller.abort();
      clearTimeout(timer);
      setAfter(true);
    }
    function wait() {
      timer = setTimeout(start, PATIENCE_MS);
      for (const sign of SIGNS) window.addEventListener(sign, start, { signal, passive: true });
    }
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return after;
}

/** Place of what every page has but none waits for. `whatsApp` tells the hours of the chat. */
export function AfterLoad({ whatsApp }: { whatsApp: string }) {
  const extras = useOnDemand(load, useAfterLoad(), () => undefined);
  return extras && <extras.ShellExtras whatsApp={whatsApp} />;
}
