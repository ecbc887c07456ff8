import { createStore } from '@/lib/shared/store';

/** Code of the state of a shopper who has not chosen one. */
export const DEFAULT_STATE = 'SP';

type Name = 'cep' | 'uf';

/**
 * Whether this cookie (postal code or state) exists. Most visitors have none, and need not load the code that
 * reads it.
 */
export function hasCookie(name: Name): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
}

/** Code of the shopper's Brazilian state, chosen or derived from their last postal code. */
export const shopperRegion = createStore<string>(DEFAULT_STATE);
