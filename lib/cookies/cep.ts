import { parseCookies, setCookie } from 'nookies';

const NAME = 'cep';
const CEP = /^\d{5}-\d{3}$/;
const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

/** The postal code of an earlier quote, as '12345-678'; '' without one (SHIP-07). Browser only. */
export function readCep(): string {
  const value = parseCookies()[NAME] ?? '';
  return CEP.test(value) ? value : '';
}

/** Keeps a postal code such as '12345-678' for later visits (SHIP-08); the platform's pages read it too. */
export function saveCep(cep: string): void {
  if (!CEP.test(cep)) return;
  setCookie(null, NAME, cep, { path: '/', maxAge: HALF_A_YEAR_S, sameSite: 'lax' });
}
