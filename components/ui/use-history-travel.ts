'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls `onTravel` on Back and Forward, for panels that would cover the other page. */
export function useHistoryTravel(onTravel: () => void): void {
  const travel = useEffectEvent(onTravel);
  useEffect(() => {
    const listener = () => travel();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
