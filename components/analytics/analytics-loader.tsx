'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';
import { useConsent } from '@/lib/consent/consent';

const load = () => import('./analytics-host');
const ignoreLoadError = () => {
  // Offline: an unmeasured page does not affect the shopper.
};

type Props = { container: string | null };

/**
 * Fetches tracking late: when idle for visitors who allow it, otherwise at the first interaction, because it then only
 * describes the page to tag managers. The meta element lets the page's security policy allow the tags
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
