'use client';

import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { hasStoredMeasures, NO_MEASURES, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { useStore } from '@/lib/shared/use-store';

const load = async () => (await import('./fit-tools')).fitTools;
const ignoreFailure = () => undefined;

/**
 * The shopper's measures with what compares frames with them (`fit`), which is loaded only where there are any; null
 * until then.
 */
export function useShopperMeasure() {
  const measures = useStore(shopperMeasures);
  const [isStored, setIsStored] = useState(false);
  useEffect(() => setIsStored(hasStoredMeasures()), []);
  const fit = useLazyModule(load, isStored || measures !== NO_MEASURES, ignoreFailure);
  useEffect(() => fit?.loadShopperMeasures(), [fit]);
  return fit ? { measures, fit } : null;
}
