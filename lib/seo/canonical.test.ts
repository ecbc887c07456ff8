/** @jest-environment node */
import { canonicalUrl } from './canonical';

const SITE = 'https://www.loja.test';

describe('canonicalUrl', () => {
  test.each([
    [
      'keeps the page, drops order and ipp',
      '/sol',
      { pg: '2', order: 'Menor Preço', ipp: '24' },
      '',
      '/sol?pg=2',
    ],
    ['keeps filters in one order', '/sol', { pg: '2', marca: 'a' }, '', '/sol?marca=a&pg=2'],
    ['drops tracking keys', '/sol', { gclid: 'x', utm_source: 'y' }, '', '/sol'],
    [
      'takes the path of another canonical, never its host',
      '/a.html',
      {},
      'https://outra.test/b.html',
      '/b.html',
    ],
    [
      'is itself when the platform names the same path',
      '/sol',
      { pg: '2' },
      'https://outra.test/sol/',
      '/sol?pg=2',
    ],
    ['ignores what is no address', '/a.html', {}, 'javascript:alert(1)', '/a.html'],
  ])('SEO-04: %s', (_title, path, query, platform, expected) => {
    expect(canonicalUrl(SITE, path, query as Record<string, string>, platform)).toBe(SITE + expected);
  });
});
