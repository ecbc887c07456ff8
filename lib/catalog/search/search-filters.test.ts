/** @jest-environment node */
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { readFilteredSearch } from './search-filters';

const mockRead = jest.fn();
jest.mock('@/lib/catalog/listing/read-listing', () => ({
  readListingPage: (...given: unknown[]) => mockRead(...given),
}));
beforeEach(() => mockRead.mockReset());

const listing = (atributos: object[]) =>
  listagemSchema.parse({
    estrutura: { breadcrumb: [] },
    conteudo: { produtos: [wireProduct({ id: 1 })], detalhes: { filtros: [], ordenacao: [], atributos } },
    info: { total: 1, exibindo: 1, offset: 0, limit: 12 },
  });

const sizes = ['P (até 129 mm)', 'M (130 a 139 mm)'].map((label, id) => ({
  id,
  label,
  rota: { path: '/busca', query: { busca: 'redondo', atributo: `tamanho-${id}` } },
}));

test('TRY-12: the remaining words are searched, with the size as a filter; the heading keeps the typed text', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const found = await readFilteredSearch({ path: '/busca', query: { busca: 'redondo rosto pequeno' } });
  expect(found?.filters).toEqual({ size: 'P (até 129 mm)', price: null });
  expect(found?.listing.conteudo.busca?.texto).toBe('redondo rosto pequeno');
  expect(found?.page).toEqual({ path: '/busca', query: { busca: 'redondo', atributo: 'tamanho-0' } });
  expect(mockRead.mock.calls.map(([, , query]) => query)).toEqual([
    { busca: 'redondo' },
    { busca: 'redondo', atributo: 'tamanho-0' },
  ]);
});

test('TRY-12: the search is unchanged without a size filter, or if one is applied', async () => {
  mockRead.mockResolvedValue(listing([]));
  expect(await readFilteredSearch({ path: '/busca', query: { busca: 'rosto pequeno' } })).toBeNull();
  mockRead.mockReset();
  expect(
    await readFilteredSearch({ path: '/busca', query: { busca: 'rosto pequeno', atributo: 'x' } }),
  ).toBeNull();
  expect(mockRead).not.toHaveBeenCalled();
});

test('SEARCH-13: a maximum price becomes a price filter, alone or with a size', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const found = await readFilteredSearch({ path: '/busca', query: { busca: 'redondo até 400', ipp: '24' } });
  expect(found?.filters).toEqual({ size: null, price: { de: 0, ate: 400 } });
  expect(found?.page.query).toEqual({ busca: 'redondo', preco: '0-400', ipp: '24' });
  expect(mockRead).toHaveBeenCalledTimes(1);
  const small = { busca: 'redondo rosto pequeno até 400' };
  expect((await readFilteredSearch({ path: '/busca', query: small }))?.filters).toEqual({
    size: 'P (até 129 mm)',
    price: { de: 0, ate: 400 },
  });
});

test('SEARCH-13: a further page is one of the filtered list', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const second = { busca: 'redondo rosto pequeno até 400', pg: '2' };
  expect((await readFilteredSearch({ path: '/busca', query: second }))?.page.query).toMatchObject({
    atributo: 'tamanho-0',
    pg: '2',
  });
});
