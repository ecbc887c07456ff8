/** What the visitor allows beyond the necessary; each `false` until said otherwise (LGPD, ANPD guide). */
export type Consent = { preferencias: boolean; estatistica: boolean; marketing: boolean };

export const REFUSED: Consent = { preferencias: false, estatistica: false, marketing: false };
export const ACCEPTED: Consent = { preferencias: true, estatistica: true, marketing: true };

// The version is raised when the purposes change: an answer to other questions is no answer.
const FORM = /^v2\.p([01])\.e([01])\.m([01])\.\d{8}$/;

/** The choice as the cookie keeps it, with the version of the question and the day (UTC): `v2.p1.e1.m0.20260131`. */
export function formatConsent({ preferencias, estatistica, marketing }: Consent, at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '');
  return `v2.p${Number(preferencias)}.e${Number(estatistica)}.m${Number(marketing)}.${day}`;
}

/** The choice behind a cookie's value; null when there is none that can be believed. */
export function parseConsent(value: string): Consent | null {
  const match = FORM.exec(value);
  if (match === null) return null;
  return { preferencias: match[1] === '1', estatistica: match[2] === '1', marketing: match[3] === '1' };
}
