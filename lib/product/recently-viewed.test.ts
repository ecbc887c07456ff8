import { forgetProducts, rememberProduct, seenProducts } from './recently-viewed';

const product = (index: number) => ({ href: `/p-${index}.html`, nome: `P ${index}`, imagem: '' });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('A23: the newest first, each once, twelve at most, and forgotten at will', () => {
  for (let index = 1; index <= 14; index += 1) rememberProduct(product(index));
  rememberProduct(product(5));
  const hrefs = seenProducts().map(({ href }) => href);
  expect(hrefs).toHaveLength(12);
  expect(hrefs.slice(0, 3)).toEqual(['/p-5.html', '/p-14.html', '/p-13.html']);
  expect(new Set(hrefs).size).toBe(12);
  forgetProducts();
  expect(seenProducts()).toEqual([]);
});

test.each([
  '{',
  '7',
  '{"a":1}',
  '[null,7,{"href":"https://evil.example","nome":"x","imagem":""}]',
  '[{"href":"//evil.example","nome":"x","imagem":""}]',
])('A23, C7: %s in the store is nothing seen', (stored) => {
  localStorage.setItem('vistos-recentemente', stored);
  expect(seenProducts()).toEqual([]);
});

test('A23: a refused store costs nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberProduct(product(1))).not.toThrow();
});
