'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useConsent } from '@/lib/consent/consent-store';

/** Links to this place of the privacy page open the choice at once where there is JavaScript. */
const PREFERENCES_HASH = '#cookies';

function isPreferencesLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link?.getAttribute('href')?.endsWith(PREFERENCES_HASH) === true;
}

const loadBanner = () => import('./consent-banner');
const loadPreferences = () => import('./consent-preferences');

/**
 * Asks once for consent and lets it be changed from every page (L10): any link that ends in `#cookies` opens the
 * second layer. What it shows is fetched only when there is something to ask.
 */
export function ConsentHost() {
  const consent = useConsent();
  const [detailed, setDetailed] = useState(false);
  const banner = useOnDemand(loadBanner, consent === null, () => {
    // Offline: nothing is allowed meanwhile, and the next page asks again.
  });
  const preferences = useOnDemand(loadPreferences, detailed, () => setDetailed(false));

  useEffect(() => {
    function catchLink(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || !isPreferencesLink(event.target)) return;
      event.preventDefault();
      setDetailed(true);
    }
    // The link was followed before this page could catch it.
    if (window.location.hash === PREFERENCES_HASH) setDetailed(true);
    document.addEventListener('click', catchLink, { capture: true });
    return () => document.removeEventListener('click', catchLink, { capture: true });
  }, []);

  return (
    <>
      {banner !== null && consent === null && !detailed ? (
        <banner.ConsentBanner onDetails={() => setDetailed(true)} />
      ) : null}
      {preferences === null ? null : (
        <preferences.ConsentPreferences open={detailed} onClose={() => setDetailed(false)} />
      )}
    </>
  );
}
