'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import { requestedPage, watchNavigations } from '@/lib/browser/framework-navigation';
import { useStore } from '@/lib/shared/store';
import { useFocusOnHeading } from './use-focus-on-heading';

const load = () => import('./page-skeleton');

/**
 * Skeleton of the requested page until it arrives, whichever link was followed. The served page never waits
 * (docs/decisions/0002): this is for navigations within the app.
 */
export function PendingPage() {
  const pathname = usePathname();
  const requested = useStore(requestedPage);
  const isPending = requested !== null && requested !== pathname;
  // Fetched ahead: on a slow connection it would arrive as late as the page.
  const isIdle = useWhenIdle();
  const loaded = useLazyModule(load, isIdle || isPending, () => undefined);

  useEffect(watchNavigations, []);
  useFocusOnHeading(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the page, also after a redirect
  useEffect(() => requestedPage.set(null), [pathname]);

  return isPending && loaded ? <loaded.PageSkeleton path={requested} /> : null;
}
