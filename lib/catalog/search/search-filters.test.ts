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
  const found = await readFilteredSearch({ path: '/busca', query: { busca: 'redondo rosto pequeno' } }, []);
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
  expect(await readFilteredSearch({ path: '/busca', query: { busca: 'rosto pequeno' } }, [])).toBeNull();
  mockRead.mockReset();
  expect(
    await readFilteredSearch({ path: '/busca', query: { busca: 'rosto pequeno', atributo: 'x' } }, []),
  ).toBeNull();
  expect(mockRead).not.toHaveBeenCalled();
});

test('SEARCH-13: a maximum price becomes a price filter, alone or with a size', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const found = await readFilteredSearch(
    { path: '/busca', query: { busca: 'redondo até 400', ipp: '24' } },
    [],
  );
  expect(found?.filters).toEqual({ size: null, price: { de: 0, ate: 400 } });
  expect(found?.page.query).toEqual({ busca: 'redondo', preco: '0-400', ipp: '24' });
  expect(mockRead).toHaveBeenCalledTimes(1);
  const small = { busca: 'redondo rosto pequeno até 400' };
  expect((await readFilteredSearch({ path: '/busca', query: small }, []))?.filters).toEqual({
    size: 'P (até 129 mm)',
    price: { de: 0, ate: 400 },
  });
});

test('SEARCH-13: a further page is one of the filtered list', async () => {
  mockRead.mockResolvedValue(listing([{ id: 9, nome: 'Tamanho', valores: sizes }]));
  const second = { busca: 'redondo rosto pequeno até 400', pg: '2' };
  expect((await readFilteredSearch({ path: '/busca', query: second }, []))?.page.query).toMatchObject({
    atributo: 'tamanho-0',
    pg: '2',
  });
});

test('SEARCH-13: if no product matches everything, parts are left out and named', async () => {
  const read = (matches: (query: Record<string, string>) => boolean) => {
    mockRead.mockImplementation(async (_level: string, _path: string, query: Record<string, string>) => {
      const found = listing([{ id: 9, nome: 'Tamanho', valores: sizes }]);
      return matches(query) ? found : { ...found, info: { ...found.info, total: 0 } };
    });
    const busca = 'redonda tartaruga pequena até 100';
    return readFilteredSearch({ path: '/busca', query: { busca } }, []);
  };
  const partOf = async (matches: Parameters<typeof read>[0]) => {
    const shown = await read(matches);
    return shown && [shown.leftOut, shown.filters.size, shown.filters.price?.ate ?? null];
  };
  const small = 'P (até 129 mm)';
  expect(await partOf(() => true)).toEqual([[], small, 100]);
  expect(await partOf(({ preco }) => preco === undefined)).toEqual([['até R$\u00a0100'], small, null]);
  expect(await partOf(({ preco, atributo }) => preco !== undefined && atributo === undefined)).toEqual([
    ['tamanho P'],
    null,
    100,
  ]);
  // The link of the size has the text 'redondo'.
  expect(await partOf(({ busca = '' }) => /^redond[ao]$/.test(busca))).toEqual([['tartaruga'], small, 100]);
  expect(await partOf(() => false)).toBeNull();
});
