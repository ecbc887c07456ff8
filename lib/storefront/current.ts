import 'server-only';
import { serverConfig } from '@/lib/config/server';
import type { Storefront } from './storefront';
import { STOREFRONTS } from './storefronts';

/** The shop that this process serves (STOREFRONT); what the browser needs of it travels in the pages. */
export function currentStorefront(): Storefront {
  return STOREFRONTS[serverConfig().storefront];
}
