import { useSyncExternalStore } from 'react';
import { type Consent, formatConsent, parseConsent, REFUSED } from './consent';

const COOKIE = 'consentimento';
const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

let kept: { text: string; consent: Consent | null } | undefined;
/** A choice that the cookie does not hold yet, or that the browser would not keep: it holds for this visit. */
let unkept: Consent | null = null;
const listeners = new Set<() => void>();

// Looked for without the cookie library: every visit looks, few choose.
function keptChoice(): Consent | null {
  const text = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  if (kept?.text !== text) kept = { text, consent: parseConsent(text) };
  return kept.consent;
}

const current = () => unkept ?? keptChoice();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Takes over a choice at once and keeps it for 180 days; the cookie holds the choice and nothing about the visitor. */
export async function chooseConsent(consent: Consent): Promise<void> {
  unkept = consent;
  for (const listener of listeners) listener();
  const { setCookie } = await import('nookies');
  setCookie(null, COOKIE, formatConsent(consent), {
    path: '/',
    maxAge: HALF_A_YEAR_S,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
  keptChoice();
  if (kept?.text === formatConsent(consent)) unkept = null;
}

/** What is allowed right now: nothing beyond the necessary until the visitor has chosen. */
export function allowedConsent(): Consent {
  return current() ?? REFUSED;
}

/** The visitor's choice; null while there is none, undefined on the server and before hydration. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
