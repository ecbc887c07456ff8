'use client';

import { createContext, type ReactNode, useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { hasStoredMeasures, NO_MEASURES, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { useStore } from '@/lib/shared/store';

const load = async () => (await import('./fit-tools')).fitTools;
const ignoreFailure = () => undefined;

/**
 * The shopper's measurements and the code that compares frames with them (`fit`), loaded only if there are
 * measurements; null until then.
 */
export function useShopperMeasure() {
  const measures = useStore(shopperMeasures);
  const [isStored, setIsStored] = useState(false);
  useEffect(() => setIsStored(hasStoredMeasures()), []);
  const fit = useLazyModule(load, isStored || measures !== NO_MEASURES, ignoreFailure);
  useEffect(() => fit?.loadShopperMeasures(), [fit]);
  return fit ? { measures, fit } : null;
}

/** The shopper's measurements and the code that compares frames with them; null without measurements. */
export const ShopperMeasureContext = createContext<ReturnType<typeof useShopperMeasure>>(null);

/** Reads the shopper's measurements once for all cards on a page. */
export function ShopperMeasureProvider({ children }: { children: ReactNode }) {
  return <ShopperMeasureContext value={useShopperMeasure()}>{children}</ShopperMeasureContext>;
}
