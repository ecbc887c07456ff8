/** @jest-environment node */
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireColour, wireProduct } from '@/lib/platform/testing/wire-products';
import { readNearMatches } from './near-matches';
import { readListingPage } from './read-listing';

jest.mock('@/lib/catalog/listing/read-listing');

const PATH = '/oculos-de-grau';
const page = { path: PATH, query: { cor: 'tartaruga', formato: 'redondo' } };

const active = (nome: string, label: string, without: Record<string, string>) => ({
  id: nome.length,
  nome,
  valores: [{ label, ativo: true, rota: { path: PATH, query: without } }],
});

/** Products with these ids; those of one model are colours of each other. */
function listing(
  ids: readonly number[],
  given: { models?: readonly number[][]; total?: number; filtros?: readonly object[] } = {},
) {
  const produtos = ids.map((id) => {
    const colours = given.models?.find((model) => model.includes(id));
    const valores = colours?.map((colour) => wireColour(colour, `Cor ${colour}`));
    return wireProduct({ id, ...(valores && { atributos: { unico: { nome: 'Cor', valores } } }) });
  });
  const filtros = given.filtros ?? [
    active('Cor', 'Tartaruga', { formato: 'redondo' }),
    active('Formato', 'Redondo', { cor: 'tartaruga' }),
  ];
  return listagemSchema.parse({
    conteudo: { produtos, detalhes: { filtros } },
    info: { total: given.total ?? ids.length, limit: 12 },
  });
}

const mockLists = (byKey: Record<string, ReturnType<typeof listing>>) =>
  jest.mocked(readListingPage).mockImplementation(async (_level, _path, query) => {
    const found = byKey[Object.keys(query).join()];
    if (!found) throw new Error('unexpected list');
    return found;
  });

beforeEach(() => jest.resetAllMocks());

test('LIST-55: for a single result each filter is relaxed in turn, and each product is shown once', async () => {
  mockLists({ formato: listing([1, 2, 3], { total: 30 }), cor: listing([3, 1, 4]) });
  const matches = await readNearMatches('category', page, listing([1]));
  expect(matches.map(({ label, href, total }) => [label, href, total])).toEqual([
    ['Redondo', `${PATH}?cor=tartaruga`, 3],
    ['Tartaruga', `${PATH}?formato=redondo`, 30],
  ]);
  expect(matches.map(({ produtos }) => produtos.map(({ id }) => id))).toEqual([[3, 4], [2]]);
});

test('LIST-55: a list with up to three models has near matches too', async () => {
  mockLists({ formato: listing([1, 2, 3, 4]), cor: listing([1, 2, 3]) });
  const matches = await readNearMatches('category', page, listing([1, 2, 3]));
  expect(matches.map(({ label, produtos }) => [label, produtos.map(({ id }) => id)])).toEqual([
    ['Tartaruga', [4]],
  ]);
});

test('LIST-55: colours of one model count as one result, and each other model is shown once', async () => {
  const models = [
    [1, 2],
    [5, 6],
  ];
  mockLists({ formato: listing([5, 6, 2], { models }), cor: listing([1, 2], { models }) });
  const matches = await readNearMatches('category', page, listing([1, 2], { models }));
  expect(matches.map(({ label, produtos }) => [label, produtos.map(({ id }) => id)])).toEqual([
    ['Tartaruga', [5]],
  ]);
});

test('LIST-55: two filters are relaxed together if each one alone finds only other colours of the model', async () => {
  const models = [[1, 2]];
  const filtered = (query: Record<string, string>, ids: readonly number[]) => {
    const filtros = Object.keys(query).map((key) => {
      const { [key]: _, ...rest } = query;
      return active(key, key, rest);
    });
    return listing(ids, { models, filtros });
  };
  const query = { cor: 'tartaruga', formato: 'redondo', tamanho: 'p' };
  mockLists({
    'formato,tamanho': filtered({ formato: 'redondo', tamanho: 'p' }, [1, 2]),
    'cor,tamanho': filtered({ cor: 'tartaruga', tamanho: 'p' }, [1]),
    'cor,formato': filtered({ cor: 'tartaruga', formato: 'redondo' }, [1]),
    tamanho: filtered({ tamanho: 'p' }, [1, 7]),
    formato: filtered({ formato: 'redondo' }, [1, 2]),
    cor: filtered({ cor: 'tartaruga' }, [1, 8]),
  });
  const matches = await readNearMatches('category', { path: PATH, query }, filtered(query, [1]));
  expect(matches.map(({ label, href, produtos }) => [label, href, produtos.map(({ id }) => id)])).toEqual([
    ['formato” e “cor', `${PATH}?tamanho=p`, [7]],
    ['formato” e “tamanho', `${PATH}?cor=tartaruga`, [8]],
  ]);
  expect(readListingPage).toHaveBeenCalledTimes(6);
});

test('A-97, LIST-55: near matches keep a size filter that is not relaxed', async () => {
  const sized = (ids: readonly number[]) => {
    const list = listing(ids);
    const atributos = [
      active('Tamanho', 'P (até 129 mm)', { cor: 'preto' }),
      active('Cor', 'Preto', { tamanho: 'p' }),
    ];
    const produtos = ids.map((id) => wireProduct({ id }));
    return {
      ...list,
      ...listagemSchema.parse({ conteudo: { produtos, detalhes: { atributos } }, info: list.info }),
    };
  };
  mockLists({ cor: sized([1, 2]), tamanho: sized([1, 3]) });
  const matches = await readNearMatches('category', page, sized([1]));
  expect(matches.map(({ label, size }) => [label, size])).toEqual([
    ['Preto', 'P'],
    ['P (até 129 mm)', ''],
  ]);
});

test.each([
  ['a full row of results', listing([1, 2, 3, 4])],
  ['one product on this page of a longer list', listing([1], { total: 13 })],
  ['none', listing([])],
])('LIST-55: there are no near matches for %s', async (_case, list) => {
  expect(await readNearMatches('category', page, list)).toEqual([]);
  expect(readListingPage).not.toHaveBeenCalled();
});
