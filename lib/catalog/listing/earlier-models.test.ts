/** @jest-environment node */
import { StoreApiError } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireColour, wireProduct } from '@/lib/platform/testing/wire-products';
import { countNewModels, readEarlierModels } from './earlier-models';
import { readListingPage } from './read-listing';

jest.mock('@/lib/catalog/listing/read-listing');

beforeEach(() => jest.resetAllMocks());

/** A page of two products, in the colours of the models that `models` names by their smallest id. */
const pageOf = (offset: number, ...models: readonly number[]) =>
  listagemSchema.parse({
    conteudo: {
      produtos: models.map((model, index) =>
        wireProduct({
          id: model + index,
          atributos: { unico: { nome: 'Cor', valores: [0, 1].map((n) => wireColour(model + n, 'Cor')) } },
        }),
      ),
    },
    info: { total: 40, offset, limit: 2 },
  });

const query = { cor: 'mel', ipp: '12', pg: '9' };
const earlier = Promise.resolve([10]);

test('A10: the models on earlier pages are read with the same filters', async () => {
  const pages: Record<string, ReturnType<typeof pageOf>> = { 1: pageOf(0, 10, 20), 2: pageOf(2, 30, 10) };
  jest.mocked(readListingPage).mockImplementation(async (_level, _path, { pg = '' }) => {
    const found = pages[pg];
    if (!found) throw new Error('unexpected page');
    return found;
  });
  expect(await readEarlierModels('category', { path: '/solar', query }, pageOf(4, 20, 40))).toEqual([
    10, 20, 30, 10,
  ]);
  expect(jest.mocked(readListingPage).mock.calls.map(([, path, asked]) => [path, asked])).toEqual([
    ['/solar', { ...query, pg: '1' }],
    ['/solar', { ...query, pg: '2' }],
  ]);
});

test('A10: for a far page the four pages before it are read, and one that fails is skipped', async () => {
  jest
    .mocked(readListingPage)
    .mockRejectedValueOnce(new StoreApiError('unreachable', 'listing'))
    .mockResolvedValue(pageOf(0, 50));
  expect(await readEarlierModels('category', { path: '/solar', query }, pageOf(20, 50, 60))).toEqual([
    50, 50, 50,
  ]);
  expect(jest.mocked(readListingPage).mock.calls.map(([, , { pg }]) => pg)).toEqual(['7', '8', '9', '10']);
});

test('A10: nothing is read for a first page, or for a page without models in several colours', async () => {
  expect(await readEarlierModels('category', { path: '/solar', query: {} }, pageOf(0, 10))).toEqual([]);
  const plain = listagemSchema.parse({
    conteudo: { produtos: [wireProduct({ id: 1 })] },
    info: { total: 40, offset: 12, limit: 12 },
  });
  expect(await readEarlierModels('category', { path: '/solar', query }, plain)).toEqual([]);
  expect(readListingPage).not.toHaveBeenCalled();
});

test.each([
  [[10, 20], 0],
  [[20, 30], 1],
])('A10: a last page with models %j adds %d to those already shown', async (models, count) => {
  jest.mocked(readListingPage).mockResolvedValue(pageOf(38, ...models));
  const page = { path: '/solar', query };
  expect(await countNewModels('category', page, pageOf(36, 20, 40), earlier)).toBe(count);
  expect(jest.mocked(readListingPage).mock.calls).toEqual([['category', '/solar', { ...query, pg: '20' }]]);
});

test('A10: new models are not counted before the last pages, without colours, or without a response', async () => {
  const page = { path: '/solar', query };
  const plain = listagemSchema.parse({
    conteudo: { produtos: [wireProduct({ id: 1 })] },
    info: { total: 4, offset: 0, limit: 2 },
  });
  expect(await countNewModels('category', page, pageOf(34, 20, 40), earlier)).toBeNull();
  expect(await countNewModels('category', page, pageOf(38, 20, 40), earlier)).toBeNull();
  expect(await countNewModels('category', page, plain, earlier)).toBeNull();
  expect(readListingPage).not.toHaveBeenCalled();
  jest.mocked(readListingPage).mockRejectedValue(new StoreApiError('unreachable', 'listing'));
  expect(await countNewModels('category', page, pageOf(36, 20, 40), earlier)).toBeNull();
});
