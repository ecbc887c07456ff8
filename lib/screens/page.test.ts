/** @jest-environment node */
import {
  errorPage,
  isErrorPage,
  isMemoryOnly,
  isStaticContent,
  isView,
  type Page,
  pathKey,
  screenOf,
} from './page';

const CATEGORY = { screen: '/category/[...address]', path: '/sol', query: {} } as const;

describe('pathKey', () => {
  test.each<[string, Page]>([
    ['/plain', { screen: '/', path: '/', query: {} }],
    ['/render~3D1', { screen: '/', path: '/', query: { render: '1' } }],
    ['/plain/marcas', { screen: '/marcas', path: '/marcas', query: {} }],
    ['/pg~3D2/marcas/norte', { screen: '/marcas/[...brand]', path: '/marcas/norte', query: { pg: '2' } }],
    ['/plain/brand/norte', { screen: '/brand/[...address]', path: '/norte', query: {} }],
    ['/plain/product/serra.html', { screen: '/product/[...address]', path: '/serra.html', query: {} }],
    ['/plain/landing-page/c/x', { screen: '/landing-page/[...address]', path: '/c/x', query: {} }],
    ['/plain/error/503', errorPage(503)],
  ])('C13: %s is the internal path of a page and says its screen', (key, page) => {
    expect(pathKey(page)).toBe(key);
    expect(screenOf(key)).toBe(page.screen);
    expect(isView(key.split('/')[1] ?? '')).toBe(true);
  });

  test('LIST-39: the click order of filters makes no second key', () => {
    const one = pathKey({ ...CATEGORY, query: { preco: '449-999', marca: 'aurea', pg: '2' } });
    const other = pathKey({ ...CATEGORY, query: { pg: '2', marca: 'aurea', preco: '449-999' } });
    expect(one).toBe(other);
  });

  test('C13: first segments of addresses are no views', () => {
    expect(['fonts', 'try-on', 'layout-css', '', 'marcas'].filter(isView)).toEqual([]);
  });
});

describe('what a key says', () => {
  test('C13: paths and their pages may be on disk, every other query, every search and every failure may not', () => {
    const keyOf = (query: Record<string, string>) => pathKey({ ...CATEGORY, query });
    expect(isMemoryOnly(keyOf({}))).toBe(false);
    expect(isMemoryOnly(keyOf({ pg: '3' }))).toBe(false);
    expect(isMemoryOnly(keyOf({ order: 'Menor Preço' }))).toBe(true);
    expect(isMemoryOnly(keyOf({ order: 'Menor Preço', pg: '3' }))).toBe(true);
    expect(isMemoryOnly(pathKey({ screen: '/busca', path: '/busca', query: {} }))).toBe(true);
    expect(isMemoryOnly(pathKey(errorPage(404)))).toBe(true);
    expect(isMemoryOnly(pathKey({ screen: '/', path: '/', query: { render: '1' } }))).toBe(false);
  });

  test('ERR-01: own content and failures are told from what the platform says', () => {
    expect(['/plain/favoritos', '/plain/product/a.html', '/plain/error/404'].map(isStaticContent)).toEqual([
      true,
      false,
      true,
    ]);
    expect(['/plain/favoritos', '/plain/error/404'].map(isErrorPage)).toEqual([false, true]);
  });
});
