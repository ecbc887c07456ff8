import { allowedConsent, applyConsent, CONSENT_COOKIE, type Consent, formatConsent } from './consent';

const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

function withdrawsConsent(next: Consent): boolean {
  const { preferences, statistics, marketing } = allowedConsent();
  return (
    (preferences && !next.preferences) || (statistics && !next.statistics) || (marketing && !next.marketing)
  );
}

/**
 * Saves a choice for 180 days; false if cookies are blocked. The cookie contains the choice and nothing about
 * the visitor. The cookie library is not used, because loading it takes time and the visitor's next click may
 * leave the page.
 */
function saveConsent(consent: Consent): boolean {
  const pair = `${CONSENT_COOKIE}=${formatConsent(consent, new Date())}`;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and too late for a page that is left.
  document.cookie = `${pair}; path=/; max-age=${HALF_A_YEAR_S}; samesite=lax${secure}`;
  return document.cookie.split('; ').includes(pair);
}

/**
 * Saves and applies a choice, and deletes data that it no longer allows. The code that deletes is loaded only
 * now, since few visitors choose twice. Withdrawals are applied last, because ending third-party scripts
 * reloads the page. If cookies are blocked, the choice lasts for this visit.
 */
export async function chooseConsent(consent: Consent): Promise<void> {
  const isWithdrawal = withdrawsConsent(consent);
  const applied = saveConsent(consent) ? null : consent;
  if (!isWithdrawal) applyConsent(applied);
  try {
    const { deleteRefusedData } = await import('./delete-refused-data');
    deleteRefusedData(consent);
  } catch (error) {
    // The visitor is probably offline. The next page deletes the tags' cookies.
    console.warn('Data without consent could not be deleted yet; the next page will try again', error);
  }
  if (isWithdrawal) applyConsent(applied);
}
