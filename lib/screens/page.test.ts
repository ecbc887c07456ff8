/** @jest-environment node */
import {
  errorPage,
  isErrorPage,
  isMemoryOnly,
  isStaticContent,
  isView,
  makePage,
  type Page,
  screenOf,
} from './page';

const category = (query: Record<string, string> = {}) =>
  makePage('/category/[...address]', '/sol', query).key;

describe('makePage', () => {
  test.each<[string, Page]>([
    ['/plain', makePage('/', '/')],
    ['/render~3D1', makePage('/', '/', { render: '1' })],
    ['/plain/marcas', makePage('/marcas', '/marcas')],
    ['/pg~3D2/marcas/norte', makePage('/marcas/[...brand]', '/marcas/norte', { pg: '2' })],
    ['/plain/brand/norte', makePage('/brand/[...address]', '/norte')],
    ['/plain/product/serra.html', makePage('/product/[...address]', '/serra.html')],
    ['/plain/landing-page/c/x', makePage('/landing-page/[...address]', '/c/x')],
    ['/plain/error/503', errorPage(503)],
  ])('C13: %s is the internal path of a page and determines its screen', (key, page) => {
    expect(page.key).toBe(key);
    expect(screenOf(key)).toBe(page.screen);
    expect(isView(key.split('/')[1] ?? '')).toBe(true);
  });

  test('LIST-39: the order of filters does not affect the key', () => {
    const one = category({ preco: '449-999', marca: 'aurea', pg: '2' });
    const other = category({ pg: '2', marca: 'aurea', preco: '449-999' });
    expect(one).toBe(other);
  });

  test('C13: the first segment of a public address is not a view', () => {
    expect(['fonts', 'try-on', 'layout-css', '', 'marcas'].filter(isView)).toEqual([]);
  });
});

describe('properties of a page key', () => {
  test('C13: only pages whose query is at most a page number can be stored on disk, and no searches or errors', () => {
    expect(isMemoryOnly(category({}))).toBe(false);
    expect(isMemoryOnly(category({ pg: '3' }))).toBe(false);
    expect(isMemoryOnly(category({ order: 'Menor Preço' }))).toBe(true);
    expect(isMemoryOnly(category({ order: 'Menor Preço', pg: '3' }))).toBe(true);
    expect(isMemoryOnly(makePage('/busca', '/busca').key)).toBe(true);
    expect(isMemoryOnly(errorPage(404).key)).toBe(true);
    expect(isMemoryOnly(makePage('/', '/', { render: '1' }).key)).toBe(false);
  });

  test('ERR-01: pages with only the shop’s content, and error pages, are recognised', () => {
    expect(['/plain/minha-medida', '/plain/error/404'].map(isStaticContent)).toEqual([true, true]);
    // These offer products with prices, which must not be old.
    const priced = ['/plain/product/a.html', '/plain/c/black-friday', '/plain/favoritos', '/plain/comparar'];
    expect(priced.filter(isStaticContent)).toEqual([]);
    expect(['/plain/favoritos', '/plain/error/404'].map(isErrorPage)).toEqual([false, true]);
  });
});
