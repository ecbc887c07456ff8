import type { BitSet } from './catalogue/bit-set';
import type { ProductIndex } from './catalogue/product-index';
import type { Reference } from './catalogue/reference';
import type { Vocabulary } from './catalogue/spelling';
import type { ShopContent } from './content/shop-content';
import type { Database } from './db/connect';
import type { Memo } from './memo';
import type { Urls } from './urls';

/** Shared dependencies of the running platform. */
export type StoreContext = {
  db: Database;
  reference: Reference;
  urls: Urls;
  /** Texts, menus and banners of the storefront. */
  shop: ShopContent;
  /** Minimum total for free express shipping, BRL. */
  freeShippingFrom: number;
  /** In-memory index of listings. */
  index: ProductIndex;
  /** Known words, for correcting search texts. */
  vocabulary: Vocabulary;
  /** Cached text search results, by terms. */
  searches: Memo<BitSet>;
};
