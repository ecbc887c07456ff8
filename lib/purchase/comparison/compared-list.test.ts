/** @jest-environment jsdom */
import { sizeHref } from '@/lib/catalog/product/size-href';
import { comparisonHref, MAX_COMPARED, readCompared, saveCompared } from './compared-list';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('PDP-57: products in the fragment follow those of the tab, each once, and a fifth product replaces none', () => {
  saveCompared(['/a.html', '/b.html', '/c.html']);
  expect(readCompared('')).toEqual(['/a.html', '/b.html', '/c.html']);
  expect(readCompared('#/a.html')).toEqual(['/a.html', '/b.html', '/c.html']);
  const five = readCompared('#/d.html,/e.html,/d.html');
  expect(five).toEqual(['/a.html', '/b.html', '/c.html', '/d.html', '/e.html']);
  saveCompared(five);
  expect(readCompared('')).toEqual(five.slice(0, MAX_COMPARED));
});

test('PDP-57: a list can be read back from its address', () => {
  const paths = ['/a,b.html', '/arma%C3%A7%C3%A3o.html'];
  const { hash } = new URL(comparisonHref(paths), 'https://loja.example');
  expect(readCompared(hash)).toEqual(paths);
  expect(comparisonHref([])).toBe('/comparar');
});

test('A-97, PDP-57: a product is compared only once, in the latest size', () => {
  saveCompared(['/a.html?tamanho=46', '/b.html']);
  expect(readCompared('')).toEqual(['/a.html?tamanho=46', '/b.html']);
  expect(readCompared('#/a.html?tamanho=48')).toEqual(['/a.html?tamanho=48', '/b.html']);
});

test.each(['54', 'P*', 'Médio (54 □ 17)', 'Médio / Grande – 54-17'])(
  'A-97, PDP-57: a product stays in the comparison in the size %s',
  (label) => {
    const path = sizeHref('/serra.html', label);
    saveCompared([path]);
    expect(readCompared('')).toEqual([path]);
    sessionStorage.clear();
    expect(readCompared(`#${path}`)).toEqual([path]);
  },
);

test.each(['{', '7', '[7,null,"//evil.example","/a/b.html","https://x","/a.html?x=1"]'])(
  'PDP-57, C7: %s in sessionStorage is ignored',
  (stored) => {
    sessionStorage.setItem('comparar', stored);
    expect(readCompared('#x')).toEqual([]);
  },
);

test('PDP-57: an empty list removes its entry, and full storage does not throw', () => {
  saveCompared(['/a.html']);
  saveCompared([]);
  expect(sessionStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveCompared(['/a.html'])).not.toThrow();
});
