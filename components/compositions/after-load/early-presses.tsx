'use client';

import { useEffect } from 'react';
import type { EarlyPressReplay } from '@/lib/screens/framework/start-scripts';

/** Repeats what was pressed before script ran, once the page has come alive. */
export function EarlyPresses() {
  useEffect(() => {
    // The parts around this one come alive in the same breath.
    const timer = setTimeout(() => (window as EarlyPressReplay).replayEarlyPresses?.());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
