import fc from 'fast-check';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { produtoSchema } from '@/lib/platform/schemas/product';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { highlight, searchableText, searchesInCategories, searchHref, toSuggestions } from './suggestions';

let encodeResponse: Encode;

const produto = (given: object) => produtoSchema.parse(encodeResponse(wireProduct(given)));

describe.each(PLATFORM_VARIANTS)('suggestions, fed by $name', ({ encode }) => {
  beforeEach(() => {
    encodeResponse = encode;
  });

  test('SEARCH-05, SEARCH-07: there are at most five suggestions, each with route, picture, name and Pix price', () => {
    const found = toSuggestions([1, 2, 3, 4, 5, 6, 7].map((id) => produto({ id })));
    expect(found.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(found[0]).toMatchObject({ price: 'R$\u00a0404,91', isPixPrice: true });
    expect(found[0]?.href).toMatch(/^\/[^/]/);
    expect(found[0]?.image).toMatch(/\/s_\d\.webp$/);
  });

  const searched = (labels: readonly string[]) => {
    const valores = labels.map((label, id) => {
      const rota = { path: '/busca', query: { busca: 'sol', filtro: `categoria-${id}` } };
      return { id, label, quantidade: id * 3, rota };
    });
    const filtros = [
      { id: 1, nome: 'Formato', valores },
      { id: 2, nome: 'Categoria', valores },
    ];
    const wire = { conteudo: { produtos: [], detalhes: { filtros } }, info: { total: 0, limit: 5 } };
    return listagemSchema.parse(encodeResponse(wire)).conteudo.detalhes;
  };

  test('SEARCH-11: a search in several categories is offered in the three fullest, one in a single category is not', () => {
    const all = searchesInCategories('sol', searched(['Lentes', 'Grau', 'Sol', 'Kits']));
    expect(all.map(({ label }) => label)).toEqual([
      '“sol” em Kits (9)',
      '“sol” em Sol (6)',
      '“sol” em Grau (3)',
    ]);
    expect(all[0]?.href).toBe('/busca?filtro=categoria-3&busca=sol');
    expect(searchesInCategories('sol', searched(['Sol']))).toEqual([]);
    expect(searchesInCategories('sol', searched([]))).toEqual([]);
  });

  test('SEARCH-13, A-97: in a search that names a size, suggestions have its price and open in it', () => {
    const size = (id: number, label: string, por: number) =>
      wireSize(id, { label, precos: { ...wirePrices, por: por + 50, vista: por } });
    const given = produto({
      atributos: { simples: { id: 4, nome: 'Tamanho', valores: [size(1, 'P', 791.1), size(2, 'G', 827.1)] } },
    });
    const [named] = toSuggestions([given], 'P');
    const [other] = toSuggestions([given], 'M');
    expect(named?.price).toBe('R$\u00a0791,10');
    expect(named?.href).toMatch(/\?tamanho=P$/);
    expect(other?.price).not.toBe(named?.price);
  });

  test('SEARCH-06: products with irregular data are shown with their valid fields, or left out', () => {
    const found = toSuggestions([
      produto({ id: '11', midias: [], precos: [], status: 'sobConsulta' }),
      produto({ id: 12, status: 'novo-estado' }),
      produto({ id: 13, nome: '' }),
      produto({ id: 14, rota: [] }),
    ]);
    expect(found).toMatchObject([
      { id: 11, image: '', price: 'Sob consulta', isPixPrice: false },
      { id: 12, price: 'Produto indisponível', isPixPrice: false },
    ]);
  });

  test.each([
    ['abc', null],
    ['abc ', null],
    ['abcd', 'abcd'],
    ['  ray ban ', 'ray ban'],
    ['ção', null],
  ])('SEARCH-04: typing %p requests %p', (text, expected) => {
    expect(searchableText(text)).toBe(expected);
  });

  test('SEARCH-03: the address keeps every character of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const url = new URL(searchHref(text), 'https://loja.example');
        expect(url.pathname).toBe('/busca');
        expect(url.searchParams.get('busca')).toBe(text);
      }),
    );
  });

  const marked = (name: string, query: string) =>
    highlight(name, query).flatMap(({ text, match }) => (match ? [text] : []));

  test.each([
    ['Óculos de grau Açaí', 'acai', ['Açaí']],
    ['Óculos de sol Lume', 'oculos lume', ['Óculos', 'Lume']],
    ['Lume Aviador', 'dor', []],
    ['Lume (Aviador)', 'AVI', ['Avi']],
    ['Lume', '', []],
  ])('SEARCH-07, A2: in %p the parts that match %p are %p', (name, query, expected) => {
    expect(marked(name, query)).toEqual(expected);
  });

  test('SEARCH-07: the parts always add up to the whole name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, query) => {
        expect(
          highlight(name, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }),
    );
  });
});
