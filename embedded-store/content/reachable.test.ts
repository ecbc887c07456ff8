/** @jest-environment node */
import { storefronts } from '../storefronts';

/** Home page banners in the served HTML; the others load on scroll. */
const FIRST_BANNERS = ['banner-principal', 'banner-pitchbar', 'banner-marcas-home'];

/** Pages linked from e-mails or from the storefront's footer. */
const ELSEWHERE = ['/pagina/avaliacao-loja', '/pagina/contato', '/pagina/acessibilidade'];

test.each(Object.entries(storefronts))(
  'B21: every campaign and text page of %s is linked',
  (_key, storefront) => {
    const { source, shop } = storefront;
    const { brands, facetValues, landingPages } = source;
    const categories = source.categories.map((category) => ({
      ...category,
      parentId: category.parentId ?? null,
    }));
    const categoryByPath = new Map(categories.map((category) => [category.path, category]));
    const reference = { brands, categories, categoryByPath, facetValues };
    const linked = JSON.stringify([
      ...['menu-principal', 'menu-oculos', 'links-rodape'].map((hash) => shop.menu(reference, hash)),
      ...FIRST_BANNERS.map((place) => shop.banners[place] ?? []),
      categories.map(({ descricao }) => descricao),
      landingPages.map(({ descricao }) => descricao),
      [...shop.pages.values()].map(({ html }) => html),
    ]);
    const paths = [...shop.pages.keys(), ...landingPages.map(({ slug }) => `/c/${slug}`)];
    const reached = (path: string) => linked.includes(`"${path}"`) || linked.includes(`\\"${path}\\"`);
    expect(paths.filter((path) => !ELSEWHERE.includes(path) && !reached(path))).toEqual([]);
  },
);
