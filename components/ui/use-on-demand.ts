'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code (with its styles) that is fetched when it is `wanted` for the first time and kept from then on; null until
 * it is there. `onUnavailable` is called when it cannot be fetched; being wanted anew asks again. `load` is an
 * `import()` in a function that stays the same between renders.
 */
export function useOnDemand<T extends object>(
  load: () => Promise<T>,
  wanted: boolean,
  onUnavailable: () => void,
): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const giveUp = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (!wanted || loaded !== null) return;
    let current = true;
    load().then(
      (module) => {
        if (current) setLoaded(module);
      },
      () => {
        if (current) giveUp();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, load]);

  return loaded;
}

/** Fetches `load`'s code ahead of need, on touching or focusing what will want it. */
export function fetchAhead(load: () => Promise<object>): void {
  load().catch(() => {
    // Offline: being wanted asks again and deals with it.
  });
}
