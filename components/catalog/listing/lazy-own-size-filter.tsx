'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/lazy-loading';
import { hasStoredMeasures } from '@/lib/catalog/product/own-measures';

const load = () => import('./own-size-filter');
const ignoreFailure = () => undefined;

/** Loads `OwnSizeFilter` for shoppers who have kept their own measures. */
export function LazyOwnSizeFilter() {
  const [isStored, setIsStored] = useState(false);
  useEffect(() => setIsStored(hasStoredMeasures()), []);
  const loaded = useOnDemand(load, isStored, ignoreFailure);
  return loaded ? <loaded.OwnSizeFilter /> : null;
}
