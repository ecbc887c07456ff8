'use client';

import { useContext } from 'react';
import { OwnFitContext } from '@/components/catalog/fit/own-fit-context';
import { useLazyModule } from '@/components/ui/lazy-loading';

const load = () => import('./own-size-filter');
const ignoreFailure = () => undefined;

/** Loads `OwnSizeFilter` for shoppers who have kept measures of their own. */
export function LazyOwnSizeFilter() {
  const loaded = useLazyModule(load, useContext(OwnFitContext) !== null, ignoreFailure);
  return loaded ? <loaded.OwnSizeFilter /> : null;
}
