import 'server-only';
import { type StorefrontId, serverConfig } from '@/lib/config/server';
import { MAQUINAS } from './maquinas';
import { OCULOS } from './oculos';
import type { Storefront } from './storefront';

const STOREFRONTS: Record<StorefrontId, Storefront> = { oculos: OCULOS, maquinas: MAQUINAS };

/** The shop that this process serves (STOREFRONT); what the browser needs of it travels in the pages. */
export function currentStorefront(): Storefront {
  return STOREFRONTS[serverConfig().storefront];
}
