/** @jest-environment node */
import { linkHref, rotaHref } from './shop-href';

const STORE = ['https://loja.test', 'https://api.loja.test'];

describe('linkHref', () => {
  test.each([
    ['https://loja.test/oculos?pg=2#x', '/oculos?pg=2#x'],
    ['https://api.loja.test/a.html', '/a.html'],
    ['/oculos', '/oculos'],
    ['https://outra.test/x', 'https://outra.test/x'],
    ['mailto:oi@loja.test', 'mailto:oi@loja.test'],
    ['tel:+551155551956', 'tel:+551155551956'],
  ])('C7: %s leads to %s', (link, href) => {
    expect(linkHref(link, STORE)).toBe(href);
  });

  test.each([
    ['https://loja.test/checkout/carrinho/', 'https://loja.test/checkout/carrinho/'],
    ['/minha-conta/lista-desejo/', 'https://loja.test/minha-conta/lista-desejo/'],
  ])('ROUTE-29: %s stays on the store site with its slash', (link, href) => {
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
  ])('C7: %p is no link', (link) => {
    expect(linkHref(link, STORE)).toBeNull();
  });
});

test('LIST-08: a target without a path of its own is no link', () => {
  expect(rotaHref(null)).toBeNull();
  expect(rotaHref({ path: null, query: { marca: 'x' } })).toBeNull();
  expect(rotaHref({ path: '/sol', query: { pg: '1', marca: 'x' } })).toBe('/sol?marca=x');
});
