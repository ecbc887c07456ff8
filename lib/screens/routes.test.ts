/** @jest-environment node */
import { currentStorefront } from '@/lib/config/storefronts/current';
import { matchRoute, screenOfLevel } from './routes';

describe('matchRoute', () => {
  test.each([
    ['ROUTE-11', '/', 'home'],
    ['ROUTE-12', '/cartao-bndes', 'article'],
    ['L11', '/pagina/acessibilidade', 'article'],
    ['ROUTE-13', '/pagina/avaliacao-loja', 'evaluation'],
    ['WISH-09', '/favoritos', 'favourites'],
    ['PDP-57', '/comparar', 'comparison'],
    ['ROUTE-14', '/pagina/sobre', 'cms-page'],
    ['ROUTE-14', '/pagina/sobre/historia', 'cms-page'],
    ['ROUTE-15', '/marcas', 'brands'],
    ['ROUTE-16', '/busca', 'listing/search'],
    ['ROUTE-17', '/lista', 'kit-index'],
    ['ROUTE-18', '/lista/kit-x', 'kit'],
    ['ROUTE-18', '/lista/kit-x.html', 'kit'],
    ['ROUTE-19', '/oculos-de-sol', 'verify'],
    ['ROUTE-20', '/armacao-x.html', 'product'],
    ['ROUTE-21', '/c/polarizados', 'listing/landing-page'],
    ['ROUTE-21', '/c/lp/a/b/c/d', 'listing/landing-page'],
    ['ROUTE-22', '/c/black-friday', 'black-friday'],
    ['ROUTE-23', '/marcas/aurea', 'listing/brand'],
    ['ROUTE-23', '/marcas/aurea/a/b/c/d', 'listing/brand'],
    ['ROUTE-24', '/oculos-de-sol/feminino', 'listing/category'],
    ['ROUTE-24', '/oculos-de-sol/a/b/c', 'listing/category'],
  ] as const)('%s: %s', (_id, path, route) => {
    expect(matchRoute(path)).toBe(route);
  });

  test.each([
    '/a/b/c/d/e',
    '/c',
    '/c/a/b/c/d/e/f',
    '/pagina',
    '/pagina/a/b/c',
    '/lista/a/b',
    '/busca/a',
    '/checkout/carrinho',
    '/minha-conta',
    '/rendition/home',
    '/v2',
  ])('ROUTE-10, ROUTE-29: %s is no page of this shop', (path) => {
    expect(matchRoute(path)).toBe('unknown');
  });

  test('VARIANT-01: a campaign page that the storefront does not have is the platform’s landing page', () => {
    jest.replaceProperty(currentStorefront().features, 'postBlackFriday', false);
    expect(matchRoute('/c/black-friday')).toBe('listing/landing-page');
    jest.restoreAllMocks();
  });

  test('PDP-57: where products have no measures of frames there is no comparison of them', () => {
    jest.replaceProperty(currentStorefront().features, 'measurements', false);
    expect(matchRoute('/comparar')).toBe('verify');
    jest.restoreAllMocks();
  });

  test('ROUTE-25: names of object members are ordinary segments', () => {
    expect(matchRoute('/constructor')).toBe('verify');
    expect(matchRoute('/__proto__/x')).toBe('listing/category');
  });
});

describe('screenOfLevel', () => {
  test.each([
    ['ROUTE-02', 'page', 'cms-page'],
    ['ROUTE-03', 'product/detail', 'product'],
    ['ROUTE-04', 'product/listing/category', 'listing/category'],
    ['ROUTE-04', 'product/listing/brand', 'listing/brand'],
    ['ROUTE-04', 'product/listing/landing-page', 'listing/landing-page'],
    ['ROUTE-04', 'product/listing/search', 'listing/search'],
    ['A-04', 'list/detail', 'kit'],
    ['A-04', 'list/listing', 'kit-index'],
    ['A-04', 'something/new', 'listing/category'],
  ] as const)('%s: level %s', (_id, nivel, route) => {
    expect(screenOfLevel(nivel)).toBe(route);
  });
});
