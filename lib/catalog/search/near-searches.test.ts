/** @jest-environment node */
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { readProductShowcase } from '@/lib/catalog/product/read-product';
import { vitrineSchema } from '@/lib/platform/schemas/blocks';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { readNearSearches, shorterSearches } from './near-searches';

jest.mock('@/lib/catalog/listing/read-listing');
jest.mock('@/lib/catalog/product/read-product');

const search = (busca: string, query = {}) => ({ path: '/busca', query: { busca, ...query } });

function listing(ids: readonly number[]) {
  const produtos = ids.map((id) => wireProduct({ id }));
  return listagemSchema.parse({ conteudo: { produtos }, info: { total: ids.length, limit: 12 } });
}

const mockFound = (byText: Record<string, readonly number[]>) =>
  jest
    .mocked(readListingPage)
    .mockImplementation(async (_level, _path, { busca = '' }) => listing(byText[busca] ?? []));

const mockRelated = (ids: readonly number[]) =>
  jest
    .mocked(readProductShowcase)
    .mockResolvedValue(vitrineSchema.parse({ produtos: ids.map((id) => wireProduct({ id })) }));

beforeEach(() => jest.resetAllMocks());

test.each([
  ['aviador dourado', ['dourado: aviador', 'aviador: dourado']],
  [
    'óculos para dirigir à noite',
    ['noite: óculos para dirigir', 'dirigir: óculos para à noite', 'óculos: dirigir à noite'],
  ],
  ['solar sem degradê', []],
  ['cajuína', []],
])('LIST-55: %s without each of its words', (text, expected) => {
  const found = shorterSearches(search(text, { pg: '2', order: 'Menor Preço' }), text);
  expect(
    found.map(({ labels, href }) => {
      const query = new URLSearchParams(href.split('?')[1]);
      expect(query.get('pg')).toBeNull();
      return `${labels}: ${query.get('busca')}`;
    }),
  ).toEqual(expected);
});

test('LIST-55: a search with more words than shoppers type is not made shorter', () => {
  const words = (count: number) => shorterSearches(search(''), 'aviador '.repeat(count));
  expect(words(20)).toHaveLength(20);
  expect(words(21)).toEqual([]);
});

test('LIST-55: below few results of a search follow those without one of its words', async () => {
  mockFound({ aviador: [1, 2, 3], dourado: [1, 2] });
  const { matches, similar } = await readNearSearches(
    'search',
    search('aviador dourado'),
    listing([1]),
    'aviador dourado',
  );
  expect(matches.map(({ label, total, produtos }) => [label, total, produtos.map(({ id }) => id)])).toEqual([
    ['dourado', 3, [2, 3]],
  ]);
  expect(similar).toEqual([]);
  expect(readProductShowcase).not.toHaveBeenCalled();
});

test('LIST-55: if no shorter search finds other models, products related to the first result follow', async () => {
  mockFound({});
  mockRelated([7, 1, 8]);
  const { matches, similar } = await readNearSearches(
    'search',
    search('cajuína'),
    listing([1, 2]),
    'cajuína',
  );
  expect(matches).toEqual([]);
  expect(similar.map(({ id }) => id)).toEqual([7, 8]);
  expect(readProductShowcase).toHaveBeenCalledWith('produto-detalhe-relacionados', 1);
});

test('LIST-55: related products with a price like that of the first result come first', async () => {
  const priced = (id: number, por: number) => wireProduct({ id, precos: { por } });
  jest
    .mocked(readProductShowcase)
    .mockResolvedValue(
      vitrineSchema.parse({ produtos: [priced(7, 1925), priced(8, 300), priced(9, 0), priced(10, 450)] }),
    );
  const found = listagemSchema.parse({
    conteudo: { produtos: [priced(1, 400)] },
    info: { total: 1, limit: 12 },
  });
  const { similar } = await readNearSearches('brand', { path: '/marcas/filo', query: {} }, found);
  expect(similar.map(({ id }) => id)).toEqual([10, 8, 7, 9]);
});

test('LIST-55: below a brand’s single row of models, products related to the first one follow', async () => {
  mockRelated([7, 1, 8]);
  const page = { path: '/marcas/arauna', query: {} };
  const { similar } = await readNearSearches('brand', page, listing([1, 2, 3, 4]));
  expect(similar.map(({ id }) => id)).toEqual([7, 8]);
});

test('LIST-55: nothing follows more than a row of results', async () => {
  expect(await readNearSearches('search', search('aviador'), listing([1, 2, 3, 4, 5]), 'aviador')).toEqual({
    matches: [],
    similar: [],
  });
  expect(readListingPage).not.toHaveBeenCalled();
  expect(readProductShowcase).not.toHaveBeenCalled();
});
