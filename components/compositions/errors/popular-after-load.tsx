'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';

const load = () => import('./popular-list');
const ignoreFailure = () => undefined;

/** Products that many look for, loaded after the page: `path` is the category that they are of. */
export function PopularAfterLoad({ path }: { path: string }) {
  const loaded = useLazyModule(load, useWhenIdle(), ignoreFailure);
  return loaded && <loaded.PopularList path={path} />;
}
