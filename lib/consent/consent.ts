import { createEmitter, createStore, type ReadableStore, useStore } from '@/lib/shared/store';

/**
 * Purposes that the visitor allows in addition to the necessary ones. All are off by default (LGPD, ANPD
 * guide).
 */
export type Consent = { preferences: boolean; statistics: boolean; marketing: boolean };

export const REFUSED: Consent = { preferences: false, statistics: false, marketing: false };
export const ACCEPTED: Consent = { preferences: true, statistics: true, marketing: true };

// Increase the version if the purposes change, so that every visitor is asked again.
const COOKIE_FORMAT = /^v2\.p([01])\.e([01])\.m([01])\.\d{8}$/;

/** Cookie value of a choice, with format version and day (UTC): `v2.p1.e1.m0.20260131`. */
export function formatConsent({ preferences, statistics, marketing }: Consent, at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '');
  return `v2.p${Number(preferences)}.e${Number(statistics)}.m${Number(marketing)}.${day}`;
}

/** Parses a cookie value; null if missing or malformed. */
export function parseConsent(value: string): Consent | null {
  const match = COOKIE_FORMAT.exec(value);
  if (match === null) return null;
  return { preferences: match[1] === '1', statistics: match[2] === '1', marketing: match[3] === '1' };
}

export const CONSENT_COOKIE = 'consentimento';

let cachedChoice: { text: string; consent: Consent | null } | undefined;
/**
 * A choice that is not in the cookie, for example because the browser blocks cookies; it lasts for this
 * visit.
 */
const unsavedChoice = createStore<Consent | null>(null);

// Works without the cookie library, because every visit reads the choice and few write it.
function readSavedChoice(): Consent | null {
  const text = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  if (cachedChoice?.text !== text) cachedChoice = { text, consent: parseConsent(text) };
  return cachedChoice.consent;
}

/** Whether the browser sends Global Privacy Control. */
export function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

const currentConsent = () =>
  unsavedChoice.get() ?? readSavedChoice() ?? (hasGlobalPrivacyControl() ? REFUSED : null);

const currentChoice: ReadableStore<Consent | null | undefined> = {
  initial: undefined,
  get: currentConsent,
  subscribe(listener) {
    const unsubscribe = unsavedChoice.subscribe(listener);
    // The visitor may have made another choice in another tab meanwhile.
    document.addEventListener('visibilitychange', listener);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

/**
 * Applies a choice from now on; null returns to the cookie's choice. lib/consent/choose-consent.ts saves it.
 */
export function applyConsent(consent: Consent | null): void {
  unsavedChoice.set(consent);
}

/** The currently allowed purposes: only the necessary ones until the visitor has chosen. */
export function allowedConsent(): Consent {
  return currentConsent() ?? REFUSED;
}

/**
 * The visitor's choice: null if there is none, undefined on the server and before hydration. Global Privacy
 * Control counts as a refusal that the visitor can override in the preferences.
 */
export function useConsent(): Consent | null | undefined {
  return useStore(currentChoice);
}

/** Enough for everything that a shopper does before the analytics code has loaded. */
const MAX_BUFFERED = 20;

/**
 * A signal for analytics events. The analytics code is loaded on the first interaction, which may itself
 * cause an event. With consent to statistics, events wait for the first subscriber; without it they are
 * dropped.
 */
export function createBufferedSignal<T>() {
  const { subscribe, emit } = createEmitter<T>();
  const buffer: T[] = [];
  return {
    /** Replays buffered events, then forwards new ones. Returns an unsubscribe function. */
    subscribe(listener: (event: T) => void): () => void {
      const stop = subscribe(listener);
      for (const event of buffer.splice(0)) listener(event);
      return stop;
    },
    emit(event: T): void {
      if (!emit(event) && buffer.length < MAX_BUFFERED && allowedConsent().statistics) buffer.push(event);
    },
  };
}
