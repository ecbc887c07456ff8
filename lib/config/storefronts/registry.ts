import { MAQUINAS } from './maquinas';
import { OCULOS } from './oculos';
import type { Storefront } from './storefront';

/** Every shop that this storefront can be, by the value of STOREFRONT. */
export const STOREFRONTS = { oculos: OCULOS, maquinas: MAQUINAS } as const satisfies Record<
  string,
  Storefront
>;

export type StorefrontId = keyof typeof STOREFRONTS;
