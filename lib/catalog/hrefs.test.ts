/** @jest-environment node */
import { breadcrumbItems, linkHref, rotaHref } from './hrefs';

const STORE = ['https://loja.test', 'https://api.loja.test'];

describe('linkHref', () => {
  test.each([
    ['https://loja.test/oculos?pg=2#x', '/oculos?pg=2#x'],
    ['https://api.loja.test/a.html', '/a.html'],
    ['/oculos', '/oculos'],
    ['https://outra.test/x', 'https://outra.test/x'],
    ['mailto:oi@loja.test', 'mailto:oi@loja.test'],
    ['tel:+551155551956', 'tel:+551155551956'],
  ])('C7: %s becomes %s', (link, href) => {
    expect(linkHref(link, STORE)).toBe(href);
  });

  test.each([
    ['https://loja.test/checkout/carrinho/', 'https://loja.test/checkout/carrinho/'],
    ['/minha-conta/lista-desejo/', 'https://loja.test/minha-conta/lista-desejo/'],
  ])('ROUTE-29: %s links to the store site, with its trailing slash', (link, href) => {
    expect(linkHref(link, STORE)).toBe(href);
  });

  test.each([
    '',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://loja.test//evil.test/x',
    'https://user:pass@evil.test/',
    'nonsense',
  ])('C7: %p is rejected', (link) => {
    expect(linkHref(link, STORE)).toBeNull();
  });
});

test('LIST-08: a route without a path has no link', () => {
  expect(rotaHref(null)).toBeNull();
  expect(rotaHref({ path: null, query: { marca: 'x' } })).toBeNull();
  expect(rotaHref({ path: '/sol', query: { pg: '1', marca: 'x' } })).toBe('/sol?marca=x');
});

test('LIST-08, PDP-05: labels and targets come from the platform; items without a label are dropped', () => {
  expect(
    breadcrumbItems([
      { label: 'Home', rota: null },
      { label: 'Solar', rota: { path: '/solar', query: {} } },
      { label: '', rota: { path: '/x', query: {} } },
      { label: 'Armação X', rota: null },
    ]),
  ).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Solar', href: '/solar' },
    { label: 'Armação X', href: null },
  ]);
  expect(breadcrumbItems([])).toEqual([]);
});
