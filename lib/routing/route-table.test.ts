/** @jest-environment node */
import { matchRoute, routeOfLevel } from './route-table';

describe('matchRoute', () => {
  test.each([
    ['ROUTE-11', '/', { screen: 'home' }],
    ['ROUTE-12', '/cartao-bndes', { screen: 'article' }],
    ['L11', '/pagina/acessibilidade', { screen: 'article' }],
    ['ROUTE-13', '/pagina/avaliacao-loja', { screen: 'evaluation' }],
    ['ROUTE-14', '/pagina/sobre', { screen: 'page' }],
    ['ROUTE-14', '/pagina/sobre/historia', { screen: 'page' }],
    ['ROUTE-15', '/marcas', { screen: 'brands' }],
    ['ROUTE-16', '/busca', { screen: 'listing', level: 'search' }],
    ['ROUTE-17', '/lista', { screen: 'lists' }],
    ['ROUTE-18', '/lista/kit-x', { screen: 'list' }],
    ['ROUTE-18', '/lista/kit-x.html', { screen: 'list' }],
    ['ROUTE-19', '/oculos-de-sol', { screen: 'ask' }],
    ['ROUTE-20', '/armacao-x.html', { screen: 'product' }],
    ['ROUTE-21', '/c/polarizados', { screen: 'listing', level: 'landing-page' }],
    ['ROUTE-21', '/c/lp/a/b/c/d', { screen: 'listing', level: 'landing-page' }],
    ['ROUTE-22', '/c/black-friday', { screen: 'black-friday' }],
    ['ROUTE-23', '/marcas/aurea', { screen: 'listing', level: 'brand' }],
    ['ROUTE-23', '/marcas/aurea/a/b/c/d', { screen: 'listing', level: 'brand' }],
    ['ROUTE-24', '/oculos-de-sol/feminino', { screen: 'listing', level: 'category' }],
    ['ROUTE-24', '/oculos-de-sol/a/b/c', { screen: 'listing', level: 'category' }],
  ] as const)('%s: %s', (_id, path, route) => {
    expect(matchRoute(path)).toEqual(route);
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
    expect(matchRoute(path)).toEqual({ screen: 'unknown' });
  });

  test('ROUTE-25: names of object members are ordinary segments', () => {
    expect(matchRoute('/constructor')).toEqual({ screen: 'ask' });
    expect(matchRoute('/__proto__/x')).toEqual({ screen: 'listing', level: 'category' });
  });
});

describe('routeOfLevel', () => {
  test.each([
    ['ROUTE-02', 'page', { screen: 'page' }],
    ['ROUTE-03', 'product/detail', { screen: 'product' }],
    ['ROUTE-04', 'product/listing/category', { screen: 'listing', level: 'category' }],
    ['ROUTE-04', 'product/listing/brand', { screen: 'listing', level: 'brand' }],
    ['ROUTE-04', 'product/listing/landing-page', { screen: 'listing', level: 'landing-page' }],
    ['ROUTE-04', 'product/listing/search', { screen: 'listing', level: 'search' }],
    ['A-04', 'list/detail', { screen: 'list' }],
    ['A-04', 'list/listing', { screen: 'lists' }],
    ['A-04', 'something/new', { screen: 'listing', level: 'category' }],
  ] as const)('%s: level %s', (_id, nivel, route) => {
    expect(routeOfLevel(nivel)).toEqual(route);
  });
});
