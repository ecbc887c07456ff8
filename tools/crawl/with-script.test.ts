/** @jest-environment node */
import { oneOfEachKind, productDifferences, productPaths } from './with-script';

test('products are links to product and kit pages of the same shop', () => {
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

test('one page stands for its kind', () => {
  const pages = ['home', 'product', 'product', 'kit'].map((kind, index) => ({
    kind,
    address: String(index),
  }));
  expect(oneOfEachKind(pages, 8)).toEqual(['0', '1', '3']);
  expect(oneOfEachKind(pages, 2)).toEqual(['0', '1']);
});

test('products that only one of both readers finds are findings', () => {
  const both = new Set(['/a.html']);
  expect(productDifferences(both, both)).toEqual([]);
  expect(productDifferences(both, new Set(['/a.html', '/b.html']))).toEqual([
    '1 products only with script: /b.html',
  ]);
  expect(productDifferences(both, new Set())).toEqual(['1 products only without script: /a.html']);
});
