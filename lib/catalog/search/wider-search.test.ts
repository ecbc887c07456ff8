/** @jest-environment node */
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { StoreApiError } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { correctedSearch } from './corrected-search';
import { readWiderSearch, widerTexts, withoutGuess } from './wider-search';

jest.mock('@/lib/catalog/listing/read-listing');

const search = (busca: string, query = {}) => ({ path: '/busca', query: { busca, ...query } });

/** A list with `total` products, for the text that the platform returned. */
function listing(total: number, busca: object = {}) {
  const produtos = Array.from({ length: total }, (_, id) => wireProduct({ id }));
  return listagemSchema.parse({
    conteudo: { produtos, busca: { texto: '', ...busca } },
    info: { total, limit: 12 },
  });
}
const nothing = (sugestao: string[] = []) => listing(0, { sugestao });
const searchedTexts = () => jest.mocked(readListingPage).mock.calls.map(([, , query]) => query.busca);

/** A platform that finds products for these texts only. */
function mockResultsFor(...texts: string[]) {
  jest
    .mocked(readListingPage)
    .mockImplementation(async (_level, _path, { busca = '' }) =>
      texts.includes(busca) ? listing(2) : nothing(),
    );
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

test.each([
  ['óculos redondo azul', [], ['óculos redondo', 'óculos']],
  ['de metal redondo azul', [], ['de metal redondo', 'metal']],
  ['rayban redondo', [], ['rayban', 'redondo']],
  ['avidor', ['aviador'], ['aviador']],
  ['avidor dourado', ['aviador dourado', 'outro'], ['aviador dourado', 'avidor']],
  ['óculos', [], []],
  ['Óculos', ['oculos'], []],
  ['de redondo', [], ['redondo']],
  ['redondo tartaruga até 90', [], ['redondo tartaruga', 'redondo']],
  ['sem grau', [], []],
  ['óculos sem grau', [], ['óculos']],
  ['óculos de leitura', [], ['óculos']],
  ['óculos para dirigir', [], ['óculos']],
  ['até 0', [], ['0']],
  ['R$ 300,00', [], ['300,00']],
  ['mulher', [], ['feminino']],
  ['óculos de sol para crianças', [], ['óculos sol infantil', 'óculos de sol']],
  ['óculos para menina e menino', [], ['óculos infantil', 'óculos para menina']],
  ['infantil menina', [], ['infantil', 'menina']],
  ['Óculos Infantil de menina azul', [], ['Óculos azul infantil', 'Óculos Infantil de menina']],
])('SEARCH-03: %j with the suggestions %j is retried as %j', (text, suggested, expected) => {
  expect(widerTexts(text, suggested)).toEqual(expected);
});

test('a search without results is retried with fewer words, in at most two calls', async () => {
  mockResultsFor('hexágono');
  const wider = await readWiderSearch(search('hexágono tartaruga pequeno', { ipp: '24' }), nothing());
  expect(searchedTexts()).toEqual(['hexágono tartaruga', 'hexágono']);
  expect(wider?.page).toEqual(search('hexágono', { ipp: '24' }));
  expect([wider?.text, wider?.listing.info.total]).toEqual(['hexágono', 2]);
});

test('if fewer words find nothing either, no results are shown', async () => {
  mockResultsFor();
  expect(await readWiderSearch(search('um dois três quatro'), nothing(['cinco']))).toBeNull();
  expect(searchedTexts()).toEqual(['cinco', 'um dois três']);
});

test.each([
  ['found something', search('azul claro'), listing(1)],
  ['is narrowed by a filter', search('azul claro', { filtro: '1' }), nothing()],
  ['lies beyond the first page', search('azul claro', { pg: '2' }), nothing()],
])('a search that %s is not retried', async (_case, page, respond) => {
  expect(await readWiderSearch(page, respond)).toBeNull();
  expect(readListingPage).not.toHaveBeenCalled();
});

test('the empty result is kept if a retry fails', async () => {
  jest.mocked(readListingPage).mockRejectedValue(new StoreApiError('unreachable', 'search'));
  expect(await readWiderSearch(search('azul claro'), nothing())).toBeNull();
});

test.each([
  ['avidor', 'aviador', 'aviador'],
  ['óculos de sol', 'OCULOS sol', null],
  ['aviador', '', null],
])('for %j and the platform’s text %j, the correction is %j', (typed, texto, corrected) => {
  expect(correctedSearch(typed, listing(1, { texto }))).toBe(corrected);
});

test('SEARCH-12: a help question that the platform mistook for a colour shows no products', () => {
  const { conteudo, info } = withoutGuess(search('frete'), listing(22, { texto: 'preto' }));
  expect([conteudo.produtos, conteudo.busca?.texto, info.total, info.exibindo]).toEqual([[], 'frete', 0, 0]);
  const named = listing(2, { texto: 'frete' });
  expect(withoutGuess(search('frete'), named)).toBe(named);
});
