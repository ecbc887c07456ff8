/** @jest-environment node */
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { filtersInSearch, readFilteredSearch } from './search-filters';

const mockRead = jest.fn();
jest.mock('@/lib/catalog/listing/read-listing', () => ({
  readListingPage: (...given: unknown[]) => mockRead(...given),
}));
beforeEach(() => mockRead.mockReset());

test.each([
  ['rosto pequeno', 'P', 'óculos'],
  ['Óculos redondo para rosto pequeno', 'P', 'Óculos redondo'],
  ['rosto fino tartaruga', 'P', 'tartaruga'],
  ['aviador rosto médio', 'M', 'aviador'],
  ['rostos largos', 'G', 'óculos'],
])('TRY-12: %j is parsed as size %s and the words %j', (text, size, rest) => {
  expect(filtersInSearch(text)).toEqual({ size, maxPrice: null, rest });
});

test.each(['rosto', 'rosto redondo', 'pequeno', 'rosto pequenino', ''])(
  'TRY-12: %j contains no size',
  (text) => {
    expect(filtersInSearch(text)).toBeNull();
  },
);

test.each([
  ['redondo até 400', null, 400, 'redondo'],
  ['redondo tartaruga feminino ate 400', null, 400, 'redondo tartaruga feminino'],
  ['por menos de R$ 1.200,50', null, 1200, 'óculos'],
  ['abaixo de 350 reais azul', null, 350, 'azul'],
  ['óculos rosto pequeno até R$ 400', 'P', 400, 'óculos'],
])('SEARCH-13: %j is parsed as size %s, at most %s reais and the words %j', (text, size, maxPrice, rest) => {
  expect(filtersInSearch(text)).toEqual({ size, maxPrice, rest });
});

test.each(['troca em até 30 dias', 'até 129 mm', 'até 4 graus', 'até 12x', 'até', 'ateliê 400', 'até 50%'])(
  'SEARCH-13: %j contains no price',
  (text) => {
    expect(filtersInSearch(text)).toBeNull();
  },
);

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

test('TRY-12: the remaining words are searched and filtered by size; the heading keeps the typed text', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const found = await readFilteredSearch({ path: '/busca', query: { busca: 'redondo rosto pequeno' } });
  expect(found?.filters).toEqual({ size: 'P (até 129 mm)', maxPrice: null });
  expect(found?.listagem.conteudo.busca?.texto).toBe('redondo rosto pequeno');
  expect(found?.page).toEqual({ path: '/busca', query: { busca: 'redondo', atributo: 'tamanho-0' } });
  expect(mockRead.mock.calls.map(([, , query]) => query)).toEqual([
    { busca: 'redondo' },
    { busca: 'redondo', atributo: 'tamanho-0' },
  ]);
});

test('TRY-12: without a size filter, or with one applied, the search is unchanged', async () => {
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
  expect(found?.filters).toEqual({ size: null, maxPrice: 400 });
  expect(found?.page.query).toEqual({ busca: 'redondo', preco: '0-400', ipp: '24' });
  expect(mockRead).toHaveBeenCalledTimes(1);
  const small = { busca: 'redondo rosto pequeno até 400' };
  expect((await readFilteredSearch({ path: '/busca', query: small }))?.filters).toEqual({
    size: 'P (até 129 mm)',
    maxPrice: 400,
  });
});
