'use client';

import { useEffect } from 'react';

/** Left in the window by the script that fetches all others (`start-scripts.ts` in the seam to the framework). */
type EarlyPresses = { replayEarlyPresses?: () => void };

/** Repeats what was pressed before script ran, once the page has come alive. */
export function EarlyPresses() {
  useEffect(() => {
    // The parts around this one come alive in the same breath.
    const timer = setTimeout(() => (window as EarlyPresses).replayEarlyPresses?.());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
