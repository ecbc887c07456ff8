'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import { requestedPage, watchNavigations } from '@/lib/browser/framework-navigation';
import { useStore } from '@/lib/shared/store';
import { useFocusOnHeading } from './use-focus-on-heading';

const load = () => import('./page-skeleton');

/**
 * Skeleton of the requested page until it has loaded, whichever link was followed. The served page never waits
 * (docs/decisions/0002), so this is for navigations within the app.
 */
export function PendingPage() {
  const pathname = usePathname();
  const requested = useStore(requestedPage);
  const isPending = requested !== null && requested !== pathname;
  // Loaded in advance: on a slow connection it would take as long as the page.
  const isIdle = useWhenIdle();
  const loaded = useLazyModule(load, isIdle || isPending, () => undefined);

  useEffect(watchNavigations, []);
  useFocusOnHeading(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends the wait, also after a redirect
  useEffect(() => requestedPage.set(null), [pathname]);

  return isPending && loaded ? <loaded.PageSkeleton path={requested} /> : null;
}
