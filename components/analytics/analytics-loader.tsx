'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import { useConsent } from '@/lib/consent/consent';

const load = () => import('./analytics-host');
const ignoreLoadError = () => {
  // Offline: tracking is missing, which does not affect the shopper.
};

type Props = { container: string | null };

/**
 * Loads tracking late: when the page is idle for visitors who allow it, otherwise on the first interaction, because it
 * then only describes the page to tag managers. The meta element tells the page's security policy to allow tags
 * (lib/page-cache/content-security-policy.ts).
 */
export function AnalyticsLoader({ container }: Props) {
  const consent = useConsent();
  const isTrackingAllowed = consent?.statistics === true || consent?.marketing === true;
  const host = useLazyModule(load, useWhenIdle(isTrackingAllowed), ignoreLoadError);
  return (
    <>
      {container === null ? null : <meta name="tag-container" content={container} />}
      {host === null ? null : <host.AnalyticsHost container={container} />}
    </>
  );
}
