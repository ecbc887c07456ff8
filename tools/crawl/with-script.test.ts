/** @jest-environment node */
import { oneOfEachKind, productDifferences, productPaths } from './with-script';

test('links to product and kit pages of the same shop count as products', () => {
  const links = [
    '/a.html?tamanho=54',
    'https://loja.test/lista/b.html#x',
    'https://outra.test/c.html',
    '/marcas',
  ];
  expect([...productPaths([...links, 'javascript:x', 'http://['], 'https://loja.test/')]).toEqual([
    '/a.html',
    '/lista/b.html',
  ]);
});

test('one page of each kind is selected', () => {
  const pages = ['home', 'product', 'product', 'kit'].map((kind, index) => ({
    kind,
    address: String(index),
  }));
  expect(oneOfEachKind(pages, 8)).toEqual(['0', '1', '3']);
  expect(oneOfEachKind(pages, 2)).toEqual(['0', '1']);
});

test('products that are found only with or only without JavaScript are reported', () => {
  const both = new Set(['/a.html']);
  expect(productDifferences(both, both)).toEqual([]);
  expect(productDifferences(both, new Set(['/a.html', '/b.html']))).toEqual([
    '1 products only with JavaScript: /b.html',
  ]);
  expect(productDifferences(both, new Set())).toEqual(['1 products only without JavaScript: /a.html']);
});
