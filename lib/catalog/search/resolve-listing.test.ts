/** @jest-environment node */
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { resolveListing } from './resolve-listing';

jest.mock('@/lib/catalog/listing/read-listing');

const listing = (total: number, texto = '') =>
  listagemSchema.parse({
    conteudo: {
      produtos: Array.from({ length: total }, (_, id) => wireProduct({ id })),
      busca: { texto, sugestao: [] },
    },
    info: { total, limit: 12 },
  });
const search = (busca: string) => ({ path: '/busca', query: { busca } });
const searched = () => jest.mocked(readListingPage).mock.calls.map(([, , query]) => query);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readListingPage).mockResolvedValue(listing(2));
});

test('only a search can show a listing other than the requested one', async () => {
  const empty = listing(0);
  const page = { path: '/solar', query: { busca: 'redondo até 400' } };
  expect(await resolveListing('category', page, empty, true)).toEqual({
    kind: 'requested',
    page,
    listing: empty,
  });
  expect(searched()).toEqual([]);
});

test('SEARCH-12: help pages replace the results of a search only if it finds no products, and nothing else is searched then', async () => {
  expect((await resolveListing('search', search('frete'), listing(0), true)).kind).toBe('help');
  expect((await resolveListing('search', search('frete'), listing(3), true)).kind).toBe('requested');
  expect((await resolveListing('search', search('frete grátis'), listing(0), false)).kind).toBe('corrected');
  expect(searched()).toEqual([{ busca: 'frete' }]);
});

test('SEARCH-13: filters named in a search take precedence over a wider text', async () => {
  const shown = await resolveListing('search', search('redondo até 400'), listing(0), false);
  expect(shown).toMatchObject({ kind: 'filtered', filters: { size: null, price: { de: 0, ate: 400 } } });
  expect(shown.page.query).toEqual({ busca: 'redondo', preco: '0-400' });
});

test('a search without products shows the results for a wider text, and its page links use that text', async () => {
  const shown = await resolveListing('search', search('rayban redondo'), listing(0), false);
  expect(shown).toMatchObject({ kind: 'corrected', text: 'rayban', page: search('rayban') });
  expect(shown.listing.info.total).toBe(2);
});

test('a text that the platform has corrected keeps its address', async () => {
  const found = listing(2, 'aviador');
  expect(await resolveListing('search', search('avidor'), found, false)).toEqual({
    kind: 'corrected',
    text: 'aviador',
    page: search('avidor'),
    listing: found,
  });
  expect(searched()).toEqual([]);
});
