/** @jest-environment node */
import { isCrawlerFile } from './crawler-files';

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
