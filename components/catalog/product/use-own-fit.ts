'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/lazy-loading';
import { areMeasuresKept, NO_MEASURES, ownMeasures } from '@/lib/catalog/product/own-measures';
import { useStore } from '@/lib/shared/use-store';

const load = () => import('@/lib/catalog/product/own-fit');
const ignoreFailure = () => undefined;

/**
 * The shopper's measures with what compares frames with them (`fit`), which is loaded only where there are any; null
 * until then.
 */
export function useOwnFit() {
  const measures = useStore(ownMeasures);
  const [areKept, setAreKept] = useState(false);
  useEffect(() => setAreKept(areMeasuresKept()), []);
  const fit = useOnDemand(load, areKept || measures !== NO_MEASURES, ignoreFailure);
  useEffect(() => fit?.loadOwnMeasures(), [fit]);
  return fit ? { measures, fit } : null;
}
