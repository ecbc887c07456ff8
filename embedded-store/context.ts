import type { Facets } from './catalogue/facets';
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
  /** Facets per listing: counting walks all matching products. */
  facets: Memo<Facets>;
  /** Ids of categories that hold products, per listing place. */
  filledCategories: Memo<Set<number>>;
};
