/** @jest-environment node */
import { isCrawlerFile, isTryOnFile, isWorkerFile, storefrontFile } from './public-files';

test.each([
  ['/favicon.ico', 'favicon.ico'],
  ['/offline/tokens.css', 'offline.css'],
  ['/offline/drawing.svg', 'emblem.svg'],
])('VARIANT-01, A31: %s is a file of the storefront', (address, file) => {
  expect(storefrontFile(address)).toBe(`/storefront/current/${file}`);
});

test('security.txt is in /.well-known', () => {
  expect(storefrontFile('/.well-known/security.txt')).toBe('/security.txt');
  expect(storefrontFile('/.well-known/robots.txt')).toBeNull();
});

test('A31: other paths are not storefront files', () => {
  for (const path of ['/', '/offline/page.html', '/offline', 'toString', '/storefront/current/192.png'])
    expect(storefrontFile(path)).toBeNull();
});

test.each([
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/sitemaps/produtos-1.xml', true],
  ['/feed/google.xml', true],
  ['/opensearch.xml', true],
  ['/security.txt', true],
  ['/sitemaps/../x.xml', false],
  ['/sitemaps/Produtos-1.xml', false],
  ['/feed', false],
  ['/sitemap.xml.html', false],
])('B20, B21: %s is a crawler file: %s', (path, expected) => {
  expect(isCrawlerFile(path)).toBe(expected);
});

test.each([
  ['/try-on/worker.js', true],
  ['/try-on/0123abcd/iris.bin', true],
  ['/try-on/photo/armacao.html', true],
  ['/try-on/photo/loja/armacao.html', true],
  ['/try-on/comparar', false],
  ['/try-on/product/x/y', false],
])('ROUTE-25: %s is a try-on file: %s', (path, expected) => {
  expect(isTryOnFile(path)).toBe(expected);
});

test.each([
  ['/prescription-pdf/worker.js', true],
  ['/prescription-pdf/0123abcd/openjpeg.wasm', true],
  ['/prescription-pdf/photo/loja/armacao.html', false],
  ['/prescription-pdf/receita', false],
  ['/try-on/worker.js', false],
])('ROUTE-25: %s is a file of the PDF worker: %s', (path, expected) => {
  expect(isWorkerFile('prescription-pdf', path)).toBe(expected);
});
