'use client';

import { useEffect, useState } from 'react';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { useConsent } from '@/lib/consent/consent';
import type { StoringFeature } from '@/lib/consent/stored-data';

/** With JavaScript, links to this anchor of the privacy page open the preferences instead. */
const PREFERENCES_HASH = '#cookies';

function isPreferencesLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link?.getAttribute('href')?.endsWith(PREFERENCES_HASH) === true;
}

const loadBanner = () => import('./consent-banner');
const loadPreferences = () => import('./consent-preferences');

/**
 * Asks for consent once; any link that ends in `#cookies` reopens the preferences. The dialogs load on demand. `absent`
 * are the features that the shop does not have.
 */
export function ConsentHost({ absent }: { absent?: readonly StoringFeature[] }) {
  const consent = useConsent();
  const [isPreferencesOpen, setIsPreferencesOpen] = useState(false);
  const banner = useLazyModule(loadBanner, consent === null, () => {
    // Offline: nothing is allowed, and the next page asks again.
  });
  const preferences = useLazyModule(loadPreferences, isPreferencesOpen, () => setIsPreferencesOpen(false));

  useEffect(() => {
    function openOnLinkClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || !isPreferencesLink(event.target)) return;
      event.preventDefault();
      setIsPreferencesOpen(true);
    }
    // The link may have been followed before hydration.
    if (window.location.hash === PREFERENCES_HASH) setIsPreferencesOpen(true);
    document.addEventListener('click', openOnLinkClick, { capture: true });
    return () => document.removeEventListener('click', openOnLinkClick, { capture: true });
  }, []);

  return (
    <>
      {banner !== null && consent === null && !isPreferencesOpen ? (
        <banner.ConsentBanner onDetails={() => setIsPreferencesOpen(true)} />
      ) : null}
      {preferences === null ? null : (
        <preferences.ConsentPreferences
          open={isPreferencesOpen}
          onClose={() => setIsPreferencesOpen(false)}
          absent={absent}
        />
      )}
    </>
  );
}
