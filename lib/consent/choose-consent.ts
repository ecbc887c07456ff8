import type { Consent } from './consent';
import { allowedConsent, applyConsent } from './consent';

function withdrawsConsent(next: Consent): boolean {
  const { preferences, statistics, marketing } = allowedConsent();
  return (
    (preferences && !next.preferences) || (statistics && !next.statistics) || (marketing && !next.marketing)
  );
}

/**
 * Applies and saves a choice; the code that saves it loads now, since few visitors choose twice. A withdrawal
 * applies only once saved, because ending third-party scripts reloads the page.
 */
export async function chooseConsent(consent: Consent): Promise<void> {
  if (!withdrawsConsent(consent)) applyConsent(consent);
  try {
    const { saveConsent } = await import('./save-consent');
    saveConsent(consent);
  } catch (error) {
    // Offline: the choice lasts for this visit, and the next one asks again.
    console.warn('The choice of cookies is not kept', error);
    applyConsent(consent);
  }
}
