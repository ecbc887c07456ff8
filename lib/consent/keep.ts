import { parseCookies, setCookie } from 'nookies';
import { type Consent, formatConsent } from './consent';
import { CONSENT_COOKIE, takeOver } from './consent-store';
import { forgetStoredData } from './forget';

const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

/**
 * Keeps a choice for 180 days and deletes what it no longer allows (L10). The cookie holds the choice and nothing
 * about the visitor; with a browser that refuses it the choice holds for this visit.
 */
export function keepConsent(consent: Consent): void {
  const text = formatConsent(consent, new Date());
  setCookie(null, CONSENT_COOKIE, text, {
    path: '/',
    maxAge: HALF_A_YEAR_S,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
  takeOver(parseCookies()[CONSENT_COOKIE] === text ? null : consent);
  forgetStoredData(consent);
}
