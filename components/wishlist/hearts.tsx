'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { HeartContext } from '@/components/product/card-heart';
import { useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./heart');
const goWithout = () => {
  // Favourites are an extra: a page without them is whole.
};

const CALM_MS = 2_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** True at the first sign of a shopper, or when the page had two seconds for what it is about. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const begin = () => {
      listening.abort();
      clearTimeout(timer);
      setCalm(true);
    };
    const timer = setTimeout(begin, CALM_MS);
    for (const type of SIGNS)
      window.addEventListener(type, begin, { signal: listening.signal, passive: true });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
  return calm;
}

/** Gives every card and product below a favourite toggle (WISH-01); its code comes after the page's own. */
export function Hearts({ children }: { children: ReactNode }) {
  const loaded = useOnDemand(load, useCalm(), goWithout);
  return <HeartContext value={loaded?.Heart ?? null}>{children}</HeartContext>;
}
