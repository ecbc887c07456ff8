/** @jest-environment node */

import fc from 'fast-check';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { listingHref, withoutDefaults } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { StoreApiError } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { indexedFilterViews, listingIndexing } from './listing-indexing';

jest.mock('@/lib/catalog/listing/read-listing', () => ({ readListingPage: jest.fn() }));

const SHAPES = ['redondo', 'quadrado', 'gatinho'];
const COUNTS = [10, 3, 40];

type Shown = {
  total: number;
  active?: string;
  actives?: readonly string[];
  marca?: string;
  crumb?: string;
  levels?: unknown[];
};

function listing({ total, active = '', actives = [active], marca = '', crumb = '', levels = [] }: Shown) {
  return listagemSchema.parse({
    estrutura: { breadcrumb: [{ label: 'Home' }, { label: crumb }] },
    conteudo: {
      produtos: [],
      ...(marca && { marca: { id: 1, nome: marca, descricao: '' } }),
      detalhes: {
        categorias: { niveisAnteriores: levels },
        filtros: [
          {
            id: 1,
            nome: 'Formato',
            valores: SHAPES.map((shape, index) => ({
              id: index,
              label: shape,
              ativo: actives.includes(shape),
              quantidade: COUNTS[index],
              rota: { name: 'x', params: {}, query: { filtro: `formato-${shape}`, order: 'Popularidade' } },
            })),
          },
        ],
      },
    },
    info: { total, limit: 12 },
  });
}

const wholeHas = (total: number) => jest.mocked(readListingPage).mockResolvedValue(listing({ total }));

const decide = (page: ListingPage, shown: Shown, level: ListingLevel = 'category') =>
  listingIndexing(level, page, listing(shown));

const ROUND = { path: '/sol', query: { filtro: 'formato-redondo' } };

beforeEach(() => wholeHas(40));

test('B15: a category with a single filter is indexed', async () => {
  const decided = await decide(ROUND, { total: 10, active: 'redondo' });
  expect(decided).toEqual({ canonical: ROUND, isIndexed: true });
  expect(readListingPage).toHaveBeenCalledWith('category', '/sol', {});
});

test.each([
  [
    'a filter below the first level',
    ROUND,
    { total: 10, active: 'redondo', levels: [{ id: 1, nome: 'Sol' }] },
  ],
  ['fewer than four products', ROUND, { total: 3, active: 'redondo' }],
  ['a filter that leaves the whole list', ROUND, { total: 40, active: 'redondo' }],
  ['two filters', { path: '/sol', query: { filtro: 'formato-redondo_cor-azul' } }, { total: 9 }],
])('B15: %s is not indexed', async (_what, page, shown) => {
  expect((await decide(page, shown)).isIndexed).toBe(false);
});

test('B15: for a value that the platform does not offer, the canonical address omits it', async () => {
  for (const key of ['filtro', 'atributo', 'marca', 'cor']) {
    for (const value of ['xyz', 'formato-hexagonal', '%00', 'a'.repeat(200), 'a_b']) {
      const page = { path: '/sol', query: { [key]: value, pg: '2', order: 'Menor Preço' } };
      expect(await decide(page, { total: 40 })).toEqual({
        canonical: { path: '/sol', query: { pg: '2' } },
        isIndexed: false,
      });
    }
  }
});

test('B15: a brand page filtered by that brand is not indexed', async () => {
  const page = { path: '/marcas/arauna', query: { marca: 'arauna' } };
  expect((await decide(page, { total: 40, marca: 'Araúna', crumb: 'Araúna' }, 'brand')).isIndexed).toBe(
    false,
  );
});

test('B15: a category within a brand is indexed if it narrows the brand', async () => {
  const page = { path: '/marcas/arauna/sol', query: {} };
  const shown = { marca: 'Araúna', crumb: 'Sol' };
  expect((await decide(page, { ...shown, total: 12 }, 'brand')).isIndexed).toBe(true);
  expect(readListingPage).toHaveBeenCalledWith('brand', '/marcas/arauna', {});
  expect((await decide(page, { ...shown, total: 40 }, 'brand')).isIndexed).toBe(false);
  expect((await decide(page, { ...shown, total: 2 }, 'brand')).isIndexed).toBe(false);
  expect(
    (await decide({ path: '/marcas/arauna', query: {} }, { ...shown, total: 40 }, 'brand')).isIndexed,
  ).toBe(true);
});

test('B15: a filtered view remains indexed if the whole listing cannot be read', async () => {
  jest.mocked(readListingPage).mockRejectedValue(new StoreApiError('timeout', 'listing'));
  expect((await decide(ROUND, { total: 10, active: 'redondo' })).isIndexed).toBe(true);
});

test('B21: sitemaps list the filtered views that pages declare as indexable', () => {
  expect(indexedFilterViews('/sol', listing({ total: 40 }))).toEqual(['/sol?filtro=formato-redondo']);
  expect(indexedFilterViews('/sol', listing({ total: 40, levels: [{ id: 1, nome: 'Pai' }] }))).toEqual([]);
});

test('B15, B21: no combination of invalid filters is indexable without being in the sitemap', async () => {
  const word = fc.stringMatching(/^[a-z0-9_,%-]{0,12}$/);
  const shape = fc.constantFrom(...SHAPES.map((name) => `formato-${name}`));
  const value = fc.oneof(
    shape,
    word,
    fc.array(fc.oneof(shape, word), { maxLength: 4 }).map((parts) => parts.join('_')),
  );
  const key = fc.oneof(
    fc.constantFrom('filtro', 'atributo', 'marca', 'preco', 'cor', 'busca', 'order', 'ipp'),
    word,
  );
  const named = ['/sol', ...indexedFilterViews('/sol', listing({ total: 40 }))];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(key, value, { maxKeys: 4 }), async (invented) => {
      const { pg: _page, ...query } = withoutDefaults(invented);
      // The platform confirms known values and ignores all others.
      const asked = (query.filtro ?? '').split(/[_,]/);
      const actives = SHAPES.filter((name) => asked.includes(`formato-${name}`));
      const [only = ''] = actives;
      const total = actives.length === 1 ? (COUNTS[SHAPES.indexOf(only)] ?? 40) : 40;
      const { canonical, isIndexed } = await decide({ path: '/sol', query }, { total, actives });
      if (isIndexed) expect(named).toContain(listingHref(canonical.path, canonical.query));
    }),
    { numRuns: 500 },
  );
});
