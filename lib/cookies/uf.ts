import { parseCookies, setCookie } from 'nookies';
import { stateOf } from '@/lib/product/states';

const NAME = 'uf';
const YEAR_S = 365 * 24 * 60 * 60;

/** State that the shopper chose, 'SP' without a choice (PDP-32). Browser only. */
export function readUf(): string {
  return stateOf(parseCookies()[NAME]);
}

/** Keeps the state for a year. */
export function saveUf(code: string): void {
  setCookie(null, NAME, stateOf(code), { path: '/', maxAge: YEAR_S, sameSite: 'lax' });
}
