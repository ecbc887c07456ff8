import type { Hono } from 'hono';
import { machineShop } from './catalogue/machines/shop';
import { machineSource } from './catalogue/machines/source';
import { machineUpload } from './catalogue/machines/upload';
import { eyewearSource } from './catalogue/seed/eyewear-source';
import type { CatalogueSource } from './catalogue/seed/source';
import { eyewearShop } from './content/eyewear-shop';
import type { ShopContent } from './content/shop-content';
import type { StoreContext } from './context';
import type { PictureCache } from './media/picture-cache';
import { upload } from './media/upload';

/** A storefront: its catalogue, its texts, and its picture routes. */
export type Storefront = {
  source: CatalogueSource;
  shop: ShopContent;
  upload: (ctx: StoreContext, copies: PictureCache) => Hono;
};

/** The storefronts by the value of STOREFRONT. */
export const storefronts = {
  oculos: { source: eyewearSource, shop: eyewearShop, upload },
  maquinas: { source: machineSource, shop: machineShop, upload: machineUpload },
} as const satisfies Record<string, Storefront>;

export type StorefrontKey = keyof typeof storefronts;

/** The default storefront; it uses the default schema and data folder. */
export const DEFAULT_STOREFRONT: StorefrontKey = 'oculos';

export function isStorefrontKey(value: string): value is StorefrontKey {
  return Object.hasOwn(storefronts, value);
}
