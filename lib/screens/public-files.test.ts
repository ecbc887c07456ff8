/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { STOREFRONTS, type StorefrontId } from '@/lib/config/storefronts/registry';
import { isCrawlerFile, storefrontFile } from './public-files';

const IDS = Object.keys(STOREFRONTS) as StorefrontId[];
const ADDRESSES = ['/favicon.ico', '/offline/tokens.css', '/offline/drawing.svg'];
test.each(ADDRESSES)('VARIANT-01, A31: %s is a file of each storefront’s own', (address) => {
  const files = IDS.map((id) => `public${storefrontFile(address, id)}`);
  for (const file of files) expect(existsSync(file)).toBe(true);
  const contents = files.map((file) => readFileSync(file, 'base64'));
  expect(new Set(contents).size).toBe(IDS.length);
});

test('A31: nothing else is looked for there', () => {
  for (const path of ['/', '/offline/page.html', '/offline', 'toString', '/icons/oculos/192.png'])
    expect(storefrontFile(path, 'maquinas')).toBeNull();
});

test.each([
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/sitemaps/produtos-1.xml', true],
  ['/feed/google.xml', true],
  ['/opensearch.xml', true],
  ['/sitemaps/../x.xml', false],
  ['/sitemaps/Produtos-1.xml', false],
  ['/feed', false],
  ['/sitemap.xml.html', false],
])('B20, B21: %s is a file for machines: %s', (path, expected) => {
  expect(isCrawlerFile(path)).toBe(expected);
});
