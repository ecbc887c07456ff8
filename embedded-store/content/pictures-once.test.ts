/** @jest-environment node */
import { eyewearPosts } from '../third-parties/eyewear-blog-posts';
import { type Banner, banners, categoryBanners } from './banners';
import { menuOf } from './menus';

/** How many posts of the feed the home page shows. */
const SOCIAL_POSTS = 9;

/** Shown as text. */
const TEXT_SLOT = 'banner-pitchbar';

test('no picture is used twice on the home page and its overlays', () => {
  const { [TEXT_SLOT]: _, 'banners-home-social': social = [], ...slots } = banners;
  const shown: Banner[] = [...Object.values(slots).flat(), ...social.slice(0, SOCIAL_POSTS)];
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
