/** @jest-environment node */

import { type StorefrontKey, storefronts } from '../storefronts';
import type { Listing } from '../testing/shapes';
import { openPgliteStore, type TestStore } from '../testing/test-store';

type MenuItem = { label: string; link: string; sub: MenuItem[] };

/** Positions of banners on the home page and on campaign pages. */
const BANNER_PLACES = [
  'banner-principal',
  'banner-pitchbar',
  'banner-marcas-home',
  'banners-home-social',
  'banners-home-tendencias',
  'banners-home-estilos',
  'banner-popup',
  'banner-marca-full',
  'banner-categoria-secundaria',
];

/**
 * A campaign that is empty on purpose, to show an empty page. Menu, home page and other campaigns do not link
 * to it.
 */
const EMPTY_CAMPAIGN = '/c/pecas-unicas';

describe.each(Object.keys(storefronts) as StorefrontKey[])('links of %s', (storefront) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openPgliteStore(storefront);
  });
  afterAll(() => store.close());

  /** Number of products in the listing at a shop address; null if it is not a listing. */
  async function productsAt(address: string): Promise<number | null> {
    const { pathname, search } = new URL(address, 'http://shop.test');
    const { body } = await store.api.get<{ nivel: string }>(`url/verify?url=${pathname}`);
    if (!body.nivel?.startsWith('product/listing/')) return null;
    const query = search.replace('?', '&');
    const response = await store.api.get<Listing>(`url/${body.nivel}?url=${pathname}${query}&limit=1`);
    return response.body.info.total;
  }

  async function emptyOf(links: readonly string[]): Promise<string[]> {
    const empty: string[] = [];
    for (const link of new Set(links)) if ((await productsAt(link)) === 0) empty.push(link);
    return empty;
  }

  test.each(['menu-principal', 'menu-oculos', 'links-rodape'])(
    'every entry of %s leads to products',
    async (hash) => {
      const { body } = await store.api.get<{ menu: MenuItem[] }>(`struct/menus/${hash}`);
      const links = (items: readonly MenuItem[]): string[] =>
        items.flatMap(({ link, sub }) => [link, ...links(sub)]).filter(Boolean);
      expect(links(body.menu).length).toBeGreaterThan(5);
      expect(await emptyOf(links(body.menu))).toEqual([]);
    },
  );

  test('every banner on the home page and on campaigns leads to products', async () => {
    const banners = BANNER_PLACES.flatMap((place) => store.ctx.shop.banners[place] ?? []);
    expect(banners.length).toBeGreaterThan(5);
    expect(await emptyOf(banners.map(({ link }) => link))).toEqual([]);
  });

  test('every campaign, and every link in its text, leads to products', async () => {
    const { landingPages } = store.ctx.reference;
    const campaigns = landingPages.map(({ slug }) => `/c/${slug}`);
    const inTexts = landingPages.flatMap(({ descricao }) =>
      [...descricao.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href),
    );
    expect(await emptyOf([...campaigns.filter((path) => path !== EMPTY_CAMPAIGN), ...inTexts])).toEqual([]);
  });
});
