/** @jest-environment node */
import fc from 'fast-check';
import { decodeAddress, encodeAddress, renditionPath } from './rendition';

describe('renditionPath', () => {
  test('LIST-39: the click order of filters makes no second key', () => {
    const page = { screen: 'listing', level: 'category', path: '/sol' } as const;
    const one = renditionPath({ ...page, query: { preco: '449-999', marca: 'aurea', pg: '2' } });
    const other = renditionPath({ ...page, query: { pg: '2', marca: 'aurea', preco: '449-999' } });
    expect(one).toBe(other);
  });

  test('C13: paths and their pages are core, every other query and every search is a variant', () => {
    const page = { screen: 'listing', level: 'category', path: '/sol' } as const;
    expect(renditionPath({ ...page, query: {} })).toContain('/core/');
    expect(renditionPath({ ...page, query: { pg: '3' } })).toContain('/core/');
    expect(renditionPath({ ...page, query: { order: 'Menor Preço' } })).toContain('/variant/');
    expect(renditionPath({ ...page, level: 'search', query: {} })).toContain('/variant/');
  });

  test('an address survives the way through one path segment', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ minLength: 1 })),
        (path, query) => {
          const search = new URLSearchParams(query).toString();
          const plainPath = `/${path.replaceAll('?', '')}`;
          const segment = encodeAddress(search === '' ? plainPath : `${plainPath}?${search}`);
          expect(segment).toMatch(/^[\w-]+$/);
          expect(decodeAddress(segment)).toEqual({ path: plainPath, query: { ...query } });
        },
      ),
    );
  });
});
