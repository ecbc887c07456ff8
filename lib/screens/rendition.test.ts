/** @jest-environment node */
import { renditionPath } from './rendition';

describe('renditionPath', () => {
  test('LIST-39: the click order of filters makes no second key', () => {
    const page = { screen: 'listing/category', path: '/sol' } as const;
    const one = renditionPath({ ...page, query: { preco: '449-999', marca: 'aurea', pg: '2' } });
    const other = renditionPath({ ...page, query: { pg: '2', marca: 'aurea', preco: '449-999' } });
    expect(one).toBe(other);
  });

  test('C13: paths and their pages are core, every other query and every search is a variant', () => {
    const page = { screen: 'listing/category', path: '/sol' } as const;
    expect(renditionPath({ ...page, query: {} })).toContain('/core/');
    expect(renditionPath({ ...page, query: { pg: '3' } })).toContain('/core/');
    expect(renditionPath({ ...page, query: { order: 'Menor Preço' } })).toContain('/variant/');
    expect(renditionPath({ ...page, screen: 'listing/search', query: {} })).toContain('/variant/');
  });
});
