'use client';

import { useContext } from 'react';
import { ShopperMeasureContext } from '@/components/catalog/fit/shopper-measure';
import { useLazyModule } from '@/components/ui/lazy-loading';

const load = () => import('./own-size-filter');
const ignoreFailure = () => undefined;

/** Loads `OwnSizeFilter` for shoppers who have kept measures of their own. */
export function LazyOwnSizeFilter() {
  const loaded = useLazyModule(load, useContext(ShopperMeasureContext) !== null, ignoreFailure);
  return loaded ? <loaded.OwnSizeFilter /> : null;
}
