'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';

const load = () => import('./popular-list');
const ignoreFailure = () => undefined;

/** Popular products, loaded after the page; `path` is their category. */
export function PopularAfterLoad({ path }: { path: string }) {
  const loaded = useLazyModule(load, useWhenIdle(), ignoreFailure);
  return loaded && <loaded.PopularList path={path} />;
}
