import { forgetProducts, rememberProduct, seenProducts } from './recently-viewed';

const KEY = 'vistos-recentemente';
const product = (index: number) => ({ href: `/p-${index}.html`, nome: `P ${index}`, imagem: '' });

beforeEach(() => {
  forgetProducts();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('A23: the newest first, each once, twelve at most, and forgotten at will', () => {
  for (let index = 1; index <= 14; index += 1) rememberProduct(product(index), true);
  rememberProduct(product(5), true);
  const hrefs = seenProducts(true).map(({ href }) => href);
  expect(hrefs).toHaveLength(12);
  expect(hrefs.slice(0, 3)).toEqual(['/p-5.html', '/p-14.html', '/p-13.html']);
  expect(new Set(hrefs).size).toBe(12);
  forgetProducts();
  expect(seenProducts(true)).toEqual([]);
});

test('L10: without permission nothing is stored or read back, and this visit is known all the same', () => {
  rememberProduct(product(1), false);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem(KEY, JSON.stringify([product(9)]));
  expect(seenProducts(false)).toEqual([product(1)]);
});

test('A23, L10: with the permission what was seen before it is kept too, before what earlier visits kept', () => {
  rememberProduct(product(1), false);
  localStorage.setItem(KEY, JSON.stringify([product(9), product(1)]));
  rememberProduct(product(2), true);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([product(2), product(1), product(9)]);
});

test.each([
  '{',
  '7',
  '{"a":1}',
  '[null,7,{"href":"https://evil.example","nome":"x","imagem":""}]',
  '[{"href":"//evil.example","nome":"x","imagem":""}]',
])('A23, C7: %s in the store is nothing seen', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(seenProducts(true)).toEqual([]);
});

test('A23: a refused store costs nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberProduct(product(1), true)).not.toThrow();
});

test('A23: a store that may not be touched does not keep the visitor from clearing what was seen', () => {
  rememberProduct(product(1), false);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  forgetProducts();
  expect(seenProducts(false)).toEqual([]);
});
