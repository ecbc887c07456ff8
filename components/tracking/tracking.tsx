'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./tracking-host');
const goWithout = () => {
  // Offline: a page that could not be measured is no loss to the shopper.
};

type Props = { container: string | null };

/**
 * Fetches tracking once the page has settled: nothing that a shopper waits for waits for it. The meta element
 * lets the page's security policy allow the tags (lib/cache/content-security-policy.ts).
 */
export function Tracking({ container }: Props) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    if (document.readyState === 'complete') settle();
    else window.addEventListener('load', settle, { once: true });
    return () => window.removeEventListener('load', settle);
  }, []);
  const host = useOnDemand(load, settled, goWithout);
  return (
    <>
      {container === null ? null : <meta name="tag-container" content={container} />}
      {host === null ? null : <host.TrackingHost container={container} />}
    </>
  );
}
