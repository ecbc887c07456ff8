/** @jest-environment jsdom */
import { clearViewedProducts, recordViewedProduct, viewedProducts } from './recently-viewed';

const KEY = 'vistos-recentemente';
const product = (index: number) => ({ href: `/p-${index}.html`, nome: `P ${index}`, imagem: '' });

beforeEach(() => {
  clearViewedProducts();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('A23: at most twelve products are saved, newest first, each once, and the list can be cleared', () => {
  for (let index = 1; index <= 14; index += 1) recordViewedProduct(product(index), true);
  recordViewedProduct(product(5), true);
  const hrefs = viewedProducts(true).map(({ href }) => href);
  expect(hrefs).toHaveLength(12);
  expect(hrefs.slice(0, 3)).toEqual(['/p-5.html', '/p-14.html', '/p-13.html']);
  expect(new Set(hrefs).size).toBe(12);
  clearViewedProducts();
  expect(viewedProducts(true)).toEqual([]);
});

test('L10: without consent nothing is stored or read, but products viewed during this visit are listed', () => {
  recordViewedProduct(product(1), false);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem(KEY, JSON.stringify([product(9)]));
  expect(viewedProducts(false)).toEqual([product(1)]);
});

test('A23, L10: once consent is given, products viewed earlier in this visit are saved before those of previous visits', () => {
  recordViewedProduct(product(1), false);
  localStorage.setItem(KEY, JSON.stringify([product(9), product(1)]));
  recordViewedProduct(product(2), true);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([product(2), product(1), product(9)]);
});

test('L10: once consent is withdrawn, products of earlier visits are no longer listed', () => {
  localStorage.setItem(KEY, JSON.stringify([product(9)]));
  recordViewedProduct(product(1), true);
  expect(viewedProducts(true)).toEqual([product(1), product(9)]);
  expect(viewedProducts(false)).toEqual([product(1)]);
});

test.each([
  '{',
  '7',
  '{"a":1}',
  '[null,7,{"href":"https://evil.example","nome":"x","imagem":""}]',
  '[{"href":"//evil.example","nome":"x","imagem":""}]',
])('A23, C7: %s in localStorage is ignored', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(viewedProducts(true)).toEqual([]);
});

test('A23: full storage causes no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => recordViewedProduct(product(1), true)).not.toThrow();
});

test('A23: the list can be cleared even if storage is blocked', () => {
  recordViewedProduct(product(1), false);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  clearViewedProducts();
  expect(viewedProducts(false)).toEqual([]);
});
