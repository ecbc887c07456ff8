/** @jest-environment node */
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { faceInSearch, readFaceSearch } from './face-search';

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
])('TRY-12: %j asks for size %s of %j', (text, size, rest) => {
  expect(faceInSearch(text)).toEqual({ size, rest });
});

test.each(['rosto', 'rosto redondo', 'pequeno', 'rosto pequenino', ''])(
  'TRY-12: %j names no size',
  (text) => {
    expect(faceInSearch(text)).toBeNull();
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

test('TRY-12: the words next to the face are searched for, filtered by the size; the heading stays what was typed', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const found = await readFaceSearch({ path: '/busca', query: { busca: 'redondo rosto pequeno' } });
  expect(found?.size).toBe('P (até 129 mm)');
  expect(found?.listagem.conteudo.busca?.texto).toBe('redondo rosto pequeno');
  expect(found?.page).toEqual({ path: '/busca', query: { busca: 'redondo', atributo: 'tamanho-0' } });
  expect(mockRead.mock.calls.map(([, , query]) => query)).toEqual([
    { busca: 'redondo' },
    { busca: 'redondo', atributo: 'tamanho-0' },
  ]);
});

test('TRY-12: without a filter of sizes, or with one applied, the search stays as it is', async () => {
  mockRead.mockResolvedValue(listing([]));
  expect(await readFaceSearch({ path: '/busca', query: { busca: 'rosto pequeno' } })).toBeNull();
  mockRead.mockReset();
  expect(
    await readFaceSearch({ path: '/busca', query: { busca: 'rosto pequeno', atributo: 'x' } }),
  ).toBeNull();
  expect(mockRead).not.toHaveBeenCalled();
});
