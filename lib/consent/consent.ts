/** What the visitor allows beyond the necessary; each `false` until said otherwise (LGPD, ANPD guide). */
export type Consent = { estatistica: boolean; marketing: boolean };

export const REFUSED: Consent = { estatistica: false, marketing: false };
export const ACCEPTED: Consent = { estatistica: true, marketing: true };

/** Raised when the purposes change: an answer to other questions is no answer. */
const VERSION = '1';

const FORM = /^v1\.e([01])\.m([01])$/;

/** The choice as the cookie keeps it, such as `v1.e1.m0`. */
export function formatConsent({ estatistica, marketing }: Consent): string {
  return `v${VERSION}.e${Number(estatistica)}.m${Number(marketing)}`;
}

/** The choice behind a cookie's value; null when there is none that can be believed. */
export function parseConsent(value: string | undefined): Consent | null {
  const match = FORM.exec(value ?? '');
  return match === null ? null : { estatistica: match[1] === '1', marketing: match[2] === '1' };
}

/** The signals of Google's consent mode v2 for a choice. */
export function consentSignals({ estatistica, marketing }: Consent) {
  const signal = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(estatistica),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}
