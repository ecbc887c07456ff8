'use client';

import { useOnDemand } from '@/components/ui/use-on-demand';
import { useSettled } from '@/components/ui/use-settled';
import { useConsent } from '@/lib/consent/consent-store';

const load = () => import('./tracking-host');
const goWithout = () => {
  // Offline: a page that could not be measured is no loss to the shopper.
};

type Props = { container: string | null };

/**
 * Fetches tracking when nothing that a shopper waits for can wait for it: who has allowed none is not measured, and
 * the page's description for tag managers comes with the first sign of the shopper. The meta element lets the
 * page's security policy allow the tags (lib/cache/content-security-policy.ts).
 */
export function Tracking({ container }: Props) {
  const consent = useConsent();
  const isMeasured = consent?.estatistica === true || consent?.marketing === true;
  const host = useOnDemand(load, useSettled(isMeasured), goWithout);
  return (
    <>
      {container === null ? null : <meta name="tag-container" content={container} />}
      {host === null ? null : <host.TrackingHost container={container} />}
    </>
  );
}
