import { parseCookies, setCookie } from 'nookies';
import { parseState } from '@/lib/shared/brazilian-states';
import { stateOfCep } from '@/lib/shared/postal-states';
import { DEFAULT_STATE, shopperRegion } from './shopper-region';

const CEP_COOKIE = 'cep';
const CEP_FORMAT = /^\d{5}-\d{3}$/;
const HALF_A_YEAR_S = 180 * 24 * 60 * 60;

const lasting = (maxAge: number) => ({
  path: '/',
  maxAge,
  sameSite: 'lax',
  secure: window.location.protocol === 'https:',
});

/** The saved postal code as '12345-678'; '' without one. Browser only. */
export function readCep(): string {
  const value = parseCookies()[CEP_COOKIE] ?? '';
  return CEP_FORMAT.test(value) ? value : '';
}

/**
 * Saves a postal code such as '12345-678' for half a year, together with its state. The platform's pages read
 * the cookie too.
 */
export function saveCep(cep: string): void {
  if (!CEP_FORMAT.test(cep)) return;
  setCookie(null, CEP_COOKIE, cep, lasting(HALF_A_YEAR_S));
  const state = stateOfCep(cep);
  if (state === null) return;
  saveUf(state);
  shopperRegion.set(state);
}

const UF_COOKIE = 'uf';
const YEAR_S = 365 * 24 * 60 * 60;

/** The saved state, 'SP' without one. Browser only. */
export function readUf(): string {
  return parseState(parseCookies()[UF_COOKIE]) ?? DEFAULT_STATE;
}

/** Saves the state for a year; the default for an unknown code. */
export function saveUf(code: string): void {
  setCookie(null, UF_COOKIE, parseState(code) ?? DEFAULT_STATE, lasting(YEAR_S));
}
