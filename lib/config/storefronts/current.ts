import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { STOREFRONTS } from './registry';
import type { Storefront } from './storefront';

/** The shop of this process (STOREFRONT). Pages pass to the browser what it needs of it. */
export function currentStorefront(): Storefront {
  return STOREFRONTS[serverConfig().storefront];
}
