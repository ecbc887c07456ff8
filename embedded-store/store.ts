import { Hono } from 'hono';
import { platformApi } from './api/app';
import { limitBodies } from './api/http';
import type { BitSet } from './catalogue/bit-set';
import { loadProductIndex } from './catalogue/product-index';
import { loadReference } from './catalogue/reference';
import { vocabularyOf } from './catalogue/spelling';
import type { ShopContent } from './content/shop-content';
import type { StoreContext } from './context';
import type { Database } from './db/connect';
import { logFailure } from './errors';
import { createPictureCache } from './media/picture-cache';
import { createMemo } from './memo';
import { storeSites } from './site/loopback-names';
import type { Storefront } from './storefronts';
import { blogService } from './third-parties/blog';
import { reviewsService } from './third-parties/reviews';
import { createUrls } from './urls';

// How many search results are kept, and for how long in ms. The catalogue only changes when it is seeded, so
// they stay valid.
const SEARCHES = { kept: 200, ttl: 600_000 };

/** Loads what all parts share. The catalogue must be seeded. */
export async function createContext(
  db: Database,
  publicUrl: string,
  shop: ShopContent,
  freeShippingFrom = 0,
): Promise<StoreContext> {
  const reference = await loadReference(db);
  const index = await loadProductIndex(db);
  const { brands, categories, facetValues } = reference;
  const named = [...brands, ...categories].map(({ nome }) => nome);
  const labels = facetValues.map(({ label }) => label);
  return {
    db,
    shop,
    freeShippingFrom,
    reference,
    urls: createUrls(publicUrl),
    index,
    vocabulary: new Map([...index.nameWords, ...vocabularyOf([...named, ...labels])]),
    searches: createMemo<BitSet>(SEARCHES.kept, SEARCHES.ttl),
  };
}

/** The platform's routes in addition to its API. */
export type StoreParts = {
  upload: Storefront['upload'];
  shopUrl: string;
  /** Folder for resized pictures; without it, they are only kept in memory. */
  pictureDir?: string | null;
};

/** The whole platform as one web application. */
export function createStore(ctx: StoreContext, { upload, shopUrl, pictureDir = null }: StoreParts): Hono {
  const store = new Hono();
  store.on(['POST', 'PUT', 'DELETE'], '*', limitBodies);
  store.get('/healthz', (c) => c.json({ ok: true }));
  store.route('/api/v2/front', platformApi(ctx));
  store.route('/upload', upload(ctx, createPictureCache({ folder: pictureDir })));
  store.route('/third-parties/reviews', reviewsService(ctx));
  store.route('/third-parties/blog', blogService(ctx, shopUrl));
  const site = storeSites(ctx, shopUrl);
  store.notFound((c) => site(c.req.raw));
  store.onError((error, c) => {
    logFailure(`${c.req.method} ${c.req.path}`, error);
    return c.text('Ocorreu um erro interno.', 500);
  });
  return store;
}
