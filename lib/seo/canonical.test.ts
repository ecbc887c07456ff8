/** @jest-environment node */

import { listingHref } from '@/lib/platform/canonical-query';
import { canonicalUrl, isIndexable } from './canonical';
import { robotsText } from './crawlers/documents';
import { isClosedBy } from './crawlers/testing';

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
      'is the page’s own if the platform names the same path',
      '/sol',
      { pg: '2' },
      'https://outra.test/sol/',
      '/sol?pg=2',
    ],
    ['keeps the page of a list that has moved', '/a', { pg: '2' }, 'https://outra.test/b/', '/b?pg=2'],
    ['ignores a text that is no address', '/a.html', {}, 'javascript:alert(1)', '/a.html'],
  ])('SEO-04: the canonical address %s', (_title, path, query, platform, expected) => {
    expect(canonicalUrl(SITE, path, query as Record<string, string>, platform)).toBe(SITE + expected);
  });
});

test.each([
  [{}, true],
  [{ pg: '3' }, true],
  [{ marca: 'arauna' }, true],
  [{ filtro: 'formato-redondo', pg: '2' }, true],
  [{ filtro: 'formato-redondo_material-acetato' }, false],
  [{ filtro: 'formato-redondo', marca: 'arauna' }, false],
  [{ preco: '449-999' }, false],
  [{ order: 'Menor Preço' }, false],
  [{ ipp: '24' }, false],
  [{ atributo: 'cor-preto', marca: 'arauna', pg: '2' }, false],
  [{ atributo: 'cor-preto' }, true],
  [{ busca: 'redondo' }, false],
])(
  'B15, B20: a listing with %j is indexed and allowed by robots.txt: %s',
  (query: Record<string, string>, expected) => {
    expect(isIndexable(query)).toBe(expected);
    expect(isClosedBy(robotsText(SITE, { search: true, training: null }), listingHref('/sol', query))).toBe(
      !expected,
    );
  },
);
