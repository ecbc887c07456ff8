import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal/signal';
import { type Consent, parseConsent, REFUSED } from './consent';

export const CONSENT_COOKIE = 'consentimento';

let kept: { text: string; consent: Consent | null } | undefined;
/** A choice that the cookie does not hold yet, or that the browser would not keep: it holds for this visit. */
let unkept: Consent | null = null;
const changed = createSignal();

// Looked for without the cookie library: every visit looks, few choose.
function keptChoice(): Consent | null {
  const text = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  if (kept?.text !== text) kept = { text, consent: parseConsent(text) };
  return kept.consent;
}

/** Whether the browser says for its user that data must not be passed on (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

const current = () => unkept ?? keptChoice() ?? (hasPrivacySignal() ? REFUSED : null);

function subscribe(listener: () => void): () => void {
  const stop = changed.subscribe(listener);
  // Another tab may have been told something else meanwhile.
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Lets `consent` hold from now on, or with `null` what the cookie says; lib/consent/keep.ts keeps it. */
export function takeOver(consent: Consent | null): void {
  unkept = consent;
  changed.tell();
}

/** What is allowed right now: nothing beyond the necessary until the visitor has chosen. */
export function allowedConsent(): Consent {
  return current() ?? REFUSED;
}

/**
 * The visitor's choice; null while there is none, undefined on the server and before hydration. A browser that asks
 * for privacy on its own has refused for its user, who can still allow more in the second layer.
 */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
