'use client';

import { useEffect } from 'react';
import type { EarlyPressReplay } from '@/lib/screens/framework/start-scripts';

/** Repeats what was pressed before script ran, once the page has hydrated. */
export function EarlyPresses() {
  useEffect(() => {
    // The parts around this one hydrate in the same pass.
    const timer = setTimeout(() => (window as EarlyPressReplay).replayEarlyPresses?.());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
