'use client';

import { type ComponentType, useEffect, useState } from 'react';

type Props = { container: string | null };

/**
 * Fetches tracking once the page has settled: nothing that a shopper waits for waits for it. The meta element
 * lets the page's security policy allow the tags (lib/cache/content-security-policy.ts).
 */
export function Tracking({ container }: Props) {
  const [Host, setHost] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const load = () => {
      import('./tracking-host').then(
        (module) => setHost(() => module.TrackingHost),
        () => {
          // Offline: a page that could not be measured is no loss to the shopper.
        },
      );
    };
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
  return (
    <>
      {container === null ? null : <meta name="tag-container" content={container} />}
      {Host === null ? null : <Host container={container} />}
    </>
  );
}
