'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/lazy-loading';
import { hasStoredMeasures, NO_MEASURES, ownMeasures } from '@/lib/catalog/product/own-measures';
import { useStore } from '@/lib/shared/use-store';

async function load() {
  const [{ describeOwnFit, loadOwnMeasures }, fit] = await Promise.all([
    import('@/lib/catalog/product/own-fit'),
    import('@/lib/catalog/product/fit'),
  ]);
  const { bestFront, fitOfFrame, fitOfFront, fitOfLetters, fittingSizes } = fit;
  return {
    describeOwnFit,
    loadOwnMeasures,
    bestFront,
    fitOfFrame,
    fitOfFront,
    fitOfLetters,
    fittingSizes,
  };
}
const ignoreFailure = () => undefined;

/**
 * The shopper's measures with what compares frames with them (`fit`), which is loaded only where there are any; null
 * until then.
 */
export function useOwnFit() {
  const measures = useStore(ownMeasures);
  const [isStored, setIsStored] = useState(false);
  useEffect(() => setIsStored(hasStoredMeasures()), []);
  const fit = useOnDemand(load, isStored || measures !== NO_MEASURES, ignoreFailure);
  useEffect(() => fit?.loadOwnMeasures(), [fit]);
  return fit ? { measures, fit } : null;
}
