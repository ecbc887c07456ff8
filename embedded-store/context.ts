import type { BitSet } from './catalogue/bit-set';
import type { ProductIndex } from './catalogue/product-index';
import type { Reference } from './catalogue/reference';
import type { ShopContent } from './content/shop-content';
import type { Database } from './db/connect';
import type { Memo } from './memo';
import type { Urls } from './urls';

/** What the parts of the platform share while it runs. */
export type StoreContext = {
  db: Database;
  reference: Reference;
  urls: Urls;
  /** What this storefront says: texts, menus, banners. */
  shop: ShopContent;
  /** From which total on the express service is free, BRL. */
  freeShippingFrom: number;
  /** Which products belong where and in which order, in memory. */
  index: ProductIndex;
  /** Products that a search text found, by its words. */
  searches: Memo<BitSet>;
};
