'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/lazy-loading';
import { areMeasuresKept } from '@/lib/catalog/product/own-measures';

const load = () => import('./fitting-filter');
const ignoreFailure = () => undefined;

/** Loads `FittingFilter` for shoppers who have kept measures of their own. */
export function LazyFittingFilter() {
  const [areKept, setAreKept] = useState(false);
  useEffect(() => setAreKept(areMeasuresKept()), []);
  const loaded = useOnDemand(load, areKept, ignoreFailure);
  return loaded ? <loaded.FittingFilter /> : null;
}
