/** @jest-environment node */
import { brands } from '../catalogue/seed/brands';
import { landingPages } from '../catalogue/seed/landing-pages';
import { eyewearPosts } from '../third-parties/eyewear-blog-posts';
import { type Banner, banners, categoryBanners } from './banners';
import { menuOf } from './menus';

/** Number of posts of the feed that the home page shows. */
const SOCIAL_POSTS = 9;

/** These are shown as text. */
const TEXT_SLOT = 'banner-pitchbar';

/** Pictures for products, and one for the home page. */
const FACES_SLOT = 'banner-medida';

/** Banners of brands and campaigns, which repeat pictures of the home page. */
const LISTING_SLOTS = { brands: 'banner-marca-full', campaigns: 'banner-categoria-secundaria' };

test('no picture appears twice on the home page and its overlays', () => {
  const { [TEXT_SLOT]: _, 'banners-home-social': social = [], ...slots } = banners;
  const ofHome = Object.entries(slots).filter(([slot]) => !Object.values(LISTING_SLOTS).includes(slot));
  const entries = ofHome.flatMap(([slot, all]) =>
    slot === FACES_SLOT ? all.filter(({ link }) => link === '/minha-medida') : all,
  );
  const shown: Banner[] = [...entries, ...social.slice(0, SOCIAL_POSTS)];
  const menu = menuOf(
    { brands: [], categories: [], categoryByPath: new Map(), facetValues: [] },
    'menu-oculos',
  );
  const names = [
    ...shown.map(({ imagem }) => imagem),
    ...Object.values(categoryBanners).map(({ imagem }) => imagem),
    ...(menu?.entries ?? []).map(({ imagem }) => imagem),
    ...eyewearPosts.map(({ imagem }) => /banner\/(.+)-desktop/.exec(imagem.path)?.[1]),
  ];
  expect(names).not.toContain(undefined);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('LIST-05, LIST-06: every brand and every campaign with a banner has its own picture', () => {
  // Campaigns with a layout have no banner; the campaign that is empty on purpose has the general one.
  const campaigns = landingPages.filter(({ slug, layout }) => layout === '' && slug !== 'pecas-unicas');
  const paths = {
    [LISTING_SLOTS.brands]: brands.map(({ slug }) => `/marcas/${slug}`),
    [LISTING_SLOTS.campaigns]: campaigns.map(({ slug }) => `/c/${slug}`),
  };
  for (const [slot, expected] of Object.entries(paths)) {
    const [general, ...own] = banners[slot] ?? [];
    expect(own.map(({ link }) => link)).toEqual(expected);
    expect(new Set([general, ...own].map((entry) => entry?.imagem)).size).toBe(own.length + 1);
  }
});
