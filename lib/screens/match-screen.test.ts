/** @jest-environment node */
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { isEnabled } from './enabled';
import { matchScreen, screenOfLevel } from './match-screen';

const screenAt = (path: string) => matchScreen(path, isEnabled);

describe('matchScreen', () => {
  test.each([
    ['ROUTE-11', '/', '/'],
    ['ROUTE-12', '/cartao-bndes', '/cartao-bndes'],
    ['L11', '/pagina/acessibilidade', '/pagina/acessibilidade'],
    ['ROUTE-13', '/pagina/avaliacao-loja', '/pagina/avaliacao-loja'],
    ['WISH-09', '/favoritos', '/favoritos'],
    ['PDP-57', '/comparar', '/comparar'],
    ['ROUTE-14', '/pagina/sobre', '/pagina/[...page]'],
    ['ROUTE-14', '/pagina/sobre/historia', '/pagina/[...page]'],
    ['ROUTE-15', '/marcas', '/marcas'],
    ['ROUTE-16', '/busca', '/busca'],
    ['ROUTE-17', '/lista', '/lista'],
    ['ROUTE-18', '/lista/kit-x', '/lista/[kit]'],
    ['ROUTE-18', '/lista/kit-x.html', '/lista/[kit]'],
    ['ROUTE-19', '/oculos-de-sol', 'verify'],
    ['ROUTE-20', '/armacao-x.html', '/product/[...address]'],
    ['ROUTE-21', '/c/polarizados', '/c/[...campaign]'],
    ['ROUTE-21', '/c/lp/a/b/c/d', '/c/[...campaign]'],
    ['ROUTE-22', '/c/black-friday', '/c/black-friday'],
    ['ROUTE-23', '/marcas/aurea', '/marcas/[...brand]'],
    ['ROUTE-23', '/marcas/aurea/a/b/c/d', '/marcas/[...brand]'],
    ['ROUTE-24', '/oculos-de-sol/feminino', '/category/[...address]'],
    ['ROUTE-24', '/oculos-de-sol/a/b/c', '/category/[...address]'],
  ] as const)('%s: %s has the screen %s', (_id, path, screen) => {
    expect(screenAt(path)).toBe(screen);
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
    '/favoritos/x',
    '/v2',
  ])('ROUTE-10, ROUTE-29: %s is not a page of this shop', (path) => {
    expect(screenAt(path)).toBe('unknown');
  });

  test('VARIANT-01: a campaign page that the storefront does not have is left to the platform', () => {
    jest.replaceProperty(currentStorefront().features, 'postBlackFriday', false);
    expect(screenAt('/c/black-friday')).toBe('/landing-page/[...address]');
    jest.restoreAllMocks();
  });

  test('PDP-57: a shop without frame measurements has no comparison page', () => {
    jest.replaceProperty(currentStorefront().features, 'measurements', false);
    expect(screenAt('/comparar')).toBe('verify');
    jest.restoreAllMocks();
  });

  test('DESIGN-17: the design-system page exists in development, and in production only for previews', () => {
    expect(screenAt('/design-system')).toBe('/design-system');
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(screenAt('/design-system')).toBe('verify');
    jest.replaceProperty(serverConfig(), 'designSystem', true);
    expect(screenAt('/design-system')).toBe('/design-system');
    jest.restoreAllMocks();
  });

  test('ROUTE-25: names of object properties are ordinary path segments', () => {
    expect(screenAt('/constructor')).toBe('verify');
    expect(screenAt('/__proto__/x')).toBe('/category/[...address]');
  });
});

describe('screenOfLevel', () => {
  test.each([
    ['ROUTE-02', 'page', '/page/[...address]'],
    ['ROUTE-03', 'product/detail', '/product/[...address]'],
    ['ROUTE-04', 'product/listing/category', '/category/[...address]'],
    ['ROUTE-04', 'product/listing/brand', '/brand/[...address]'],
    ['ROUTE-08', 'product/listing/landing-page', '/landing-page/[...address]'],
    ['ROUTE-08', 'product/listing/search', '/search/[...address]'],
    ['A-04', 'list/detail', '/kit/[...address]'],
    ['A-04', 'list/listing', '/kit-index/[...address]'],
    ['ROUTE-11', 'home', '/'],
    ['A-04', 'something/new', '/category/[...address]'],
  ] as const)('%s: the level %s has the screen %s', (_id, nivel, screen) => {
    expect(screenOfLevel(nivel)).toBe(screen);
  });
});
