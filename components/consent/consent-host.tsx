'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useConsent } from '@/lib/consent/consent-store';

/** Links to this place of the privacy page open the choice at once where there is JavaScript. */
const PREFERENCES_HASH = '#cookies';

type Banner = ComponentType<{ onDetails: () => void }>;
type Preferences = ComponentType<{ open: boolean; onClose: () => void }>;

function isPreferencesLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link?.getAttribute('href')?.endsWith(PREFERENCES_HASH) === true;
}

/** A component fetched when `isNeeded`; null until then. A failed fetch is tried again with the next need. */
function useOnNeed<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!isNeeded || loaded !== null) return;
    load().then(
      (value) => setLoaded({ value }),
      () => {
        // Offline: nothing is allowed meanwhile, and the next page asks again.
      },
    );
  }, [isNeeded, loaded, load]);
  return loaded?.value ?? null;
}

const loadBanner = () => import('./consent-banner').then((module): Banner => module.ConsentBanner);
const loadPreferences = () =>
  import('./consent-preferences').then((module): Preferences => module.ConsentPreferences);

/**
 * Asks once for consent and lets it be changed from every page (L10): any link that ends in `#cookies` opens the
 * second layer. What it shows is fetched only when there is something to ask.
 */
export function ConsentHost() {
  const consent = useConsent();
  const [detailed, setDetailed] = useState(false);
  const Banner = useOnNeed(consent === null, loadBanner);
  const Preferences = useOnNeed(detailed, loadPreferences);

  useEffect(() => {
    function catchLink(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || !isPreferencesLink(event.target)) return;
      event.preventDefault();
      setDetailed(true);
    }
    document.addEventListener('click', catchLink, { capture: true });
    return () => document.removeEventListener('click', catchLink, { capture: true });
  }, []);

  return (
    <>
      {Banner !== null && consent === null && !detailed ? (
        <Banner onDetails={() => setDetailed(true)} />
      ) : null}
      {Preferences === null ? null : <Preferences open={detailed} onClose={() => setDetailed(false)} />}
    </>
  );
}
