import type { Consent } from './consent';
import { allowedConsent, takeOver } from './consent-store';

function takesBack(next: Consent): boolean {
  const { preferencias, estatistica, marketing } = allowedConsent();
  return (
    (preferencias && !next.preferencias) ||
    (estatistica && !next.estatistica) ||
    (marketing && !next.marketing)
  );
}

/**
 * Lets a choice hold and has it kept; what keeps it is fetched now, since few visitors choose twice (L10). What is
 * allowed holds at once; what is taken back when it is kept, because ending the scripts of others reloads the page.
 */
export async function chooseConsent(consent: Consent): Promise<void> {
  if (!takesBack(consent)) takeOver(consent);
  try {
    const { keepConsent } = await import('./keep');
    keepConsent(consent);
  } catch (error) {
    // Offline: it holds for this visit, and the next one asks again.
    console.warn('The choice of cookies is not kept', error);
    takeOver(consent);
  }
}
