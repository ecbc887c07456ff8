/** @jest-environment jsdom */
import { comparisonHref, readCompared, saveCompared } from './compared-list';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('PDP-57: the fragment’s products come after those of the tab, each once, four at most', () => {
  saveCompared(['/a.html', '/b.html', '/c.html']);
  expect(readCompared('')).toEqual(['/a.html', '/b.html', '/c.html']);
  expect(readCompared('#/a.html')).toEqual(['/b.html', '/c.html', '/a.html']);
  expect(readCompared('#/d.html,/e.html,/d.html')).toEqual(['/b.html', '/c.html', '/e.html', '/d.html']);
});

test('PDP-57: an address leads to the list it was made of', () => {
  const paths = ['/a,b.html', '/arma%C3%A7%C3%A3o.html'];
  const { hash } = new URL(comparisonHref(paths), 'https://loja.example');
  expect(readCompared(hash)).toEqual(paths);
});

test('A-97, PDP-57: a product is compared once, in the size that came last', () => {
  saveCompared(['/a.html?tamanho=46', '/b.html']);
  expect(readCompared('')).toEqual(['/a.html?tamanho=46', '/b.html']);
  expect(readCompared('#/a.html?tamanho=48')).toEqual(['/b.html', '/a.html?tamanho=48']);
});

test.each(['{', '7', '[7,null,"//evil.example","/a/b.html","https://x","/a.html?x=1"]'])(
  'PDP-57, C7: %s in sessionStorage is ignored',
  (stored) => {
    sessionStorage.setItem('comparar', stored);
    expect(readCompared('#x')).toEqual([]);
  },
);

test('PDP-57: an empty list leaves nothing behind, and full storage does not throw', () => {
  saveCompared(['/a.html']);
  saveCompared([]);
  expect(sessionStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveCompared(['/a.html'])).not.toThrow();
});
