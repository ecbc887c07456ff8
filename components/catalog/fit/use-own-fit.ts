'use client';

import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { hasStoredMeasures, NO_MEASURES, ownMeasures } from '@/lib/catalog/product/own-measures';
import { useStore } from '@/lib/shared/use-store';

const load = async () => (await import('./fit-tools')).fitTools;
const ignoreFailure = () => undefined;

/**
 * The shopper's measures with what compares frames with them (`fit`), which is loaded only where there are any; null
 * until then.
 */
export function useOwnFit() {
  const measures = useStore(ownMeasures);
  const [isStored, setIsStored] = useState(false);
  useEffect(() => setIsStored(hasStoredMeasures()), []);
  const fit = useLazyModule(load, isStored || measures !== NO_MEASURES, ignoreFailure);
  useEffect(() => fit?.loadOwnMeasures(), [fit]);
  return fit ? { measures, fit } : null;
}
