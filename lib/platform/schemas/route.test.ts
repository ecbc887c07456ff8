/** @jest-environment node */
import fc from 'fast-check';
import { toRota } from './route';

describe('rota', () => {
  test.each([
    [{ route: '/a', query: [] }, '', { path: '/a', query: {} }],
    [{ path: '/a/?b=1', query: [] }, '', { path: '/a', query: { b: '1' } }],
    [false, 'https://loja.example/a/b//', { path: '/a/b', query: {} }],
    [{ path: '/a?b=1', query: { c: 2 } }, '', { path: '/a', query: { b: '1', c: '2' } }],
    [false, 'https://loja.example/a?b=1', { path: '/a', query: { b: '1' } }],
    [[], 'https://loja.example', { path: '/', query: {} }],
    [{ name: 'x', params: [], query: { pg: 2 } }, '', { path: null, query: { pg: '2' } }],
    [{ name: 'x', query: { pg: 2 } }, 'https://loja.example/a?old=1', { path: '/a', query: { pg: '2' } }],
    [
      { name: 'product/detail', params: { produto: 'armacao-x' } },
      '',
      { path: '/armacao-x.html', query: {} },
    ],
    ['/a/?b=1', '', { path: '/a', query: { b: '1' } }],
    ['https://loja.example/a', '/b', { path: '/a', query: {} }],
    ['', '/b', { path: '/b', query: {} }],
    ['//evil.example', '', null],
    ['javascript:alert(1)', '', null],
    [{ name: 'other' }, '', null],
    [
      { name: 'product/listing/brand', params: { marca: 'alba', categoriaNivel2: 'de sol' }, query: [] },
      '',
      { path: '/marcas/alba/de%20sol', query: {} },
    ],
    [
      { name: 'product/listing/category', params: { categoriaNivel2: 'solar', categoriaNivel3: 'redondo' } },
      '',
      { path: '/solar/redondo', query: {} },
    ],
    [
      { name: 'product/listing/landing-page', params: { landingPage: 'pais' }, query: { pg: 2 } },
      '',
      { path: '/c/pais', query: { pg: '2' } },
    ],
    [{ name: 'page', params: { pagina: 'sobre' } }, '', { path: '/pagina/sobre', query: {} }],
    [{ name: 'product/listing/category', params: { categoriaNivel3: 'x' } }, '', null],
    [
      { name: 'product/listing/brand', params: { marca: '..//evil.example' } },
      '',
      { path: '/marcas/..%2F%2Fevil.example', query: {} },
    ],
    [{ name: 'product/listing/category', params: { categoriaNivel2: '..' } }, '', { path: '/', query: {} }],
    [
      { name: 'product/listing/category', params: [], query: { preco: '1-2' } },
      '',
      { path: null, query: { preco: '1-2' } },
    ],
    [{ name: 'constructor', params: { marca: 'x' } }, '', null],
    [null, 'javascript:alert(1)', null],
    [{ route: '//evil.example' }, '', null],
    [{ route: '/\\evil.example' }, '', null],
    [{ route: '/\t/evil.example' }, '', null],
    [{ route: '/..//evil.example' }, '', null],
    [{ route: 'https://evil.example' }, '', null],
    [null, 'https://loja.example//evil.example', null],
  ])('DATA-05, DATA-21, C6: %j with url %j becomes %j', (rota, url, expected) => {
    expect(toRota(rota, url)).toEqual(expected);
  });

  test('C6: no rota links to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '\t',
      '\n',
      ' ',
      '%2f',
      '%5c',
      'evil.example',
      'https:',
      '?',
      '#',
      'a',
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(address, address, (route, url) => {
        for (const rota of [
          toRota({ route }, ''),
          toRota(route, ''),
          toRota(null, url),
          toRota(null, `https://loja.example${url}`),
        ]) {
          if (rota?.path == null) continue;
          expect(new URL(rota.path, 'https://shop.example/').origin).toBe('https://shop.example');
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
