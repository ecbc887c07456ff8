/** @jest-environment node */

import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import {
  campaignPageData,
  homePageData,
  kitIndexPageData,
  kitPageData,
  listingPageData,
  productPageData,
} from './shop-page-data';

const URL_OF = 'https://loja.test/x';

const listing = (conteudo: Record<string, unknown>) =>
  listagemSchema.parse({
    estrutura: [],
    conteudo: { produtos: [], ...conteudo },
    info: { total: 40, limit: 12, offset: 12, exibindo: 12 },
  });
const subject = { id: 3, nome: 'Solar', descricao: '' };

test.each([
  ['category', { categoria: subject }, 'categoria', 'categoria'],
  ['brand', { marca: subject }, 'marca', 'marca'],
  ['landing-page', { landingPage: subject }, 'categoria-secundaria', 'categoriaSecundaria'],
] as const)(
  'TRACK-03, TRACK-06: a %s listing is published with its page data',
  (level, conteudo, subsecao, key) => {
    const facts = listingPageData(level, listing(conteudo), URL_OF);
    expect(facts.pagina).toEqual({
      nome: 'Solar',
      secao: 'listagem-produtos',
      subsecao,
      total: 1,
      atual: 2,
    });
    expect(facts[key]).toEqual({ id: 3, nome: 'Solar', url: URL_OF });
  },
);

test('TRACK-07: a search has its query and result count', () => {
  const facts = listingPageData('search', listing({ busca: { texto: 'rã' } }), URL_OF);
  expect(facts.pagina).toMatchObject({ nome: 'busca', subsecao: 'busca' });
  expect(facts.busca).toEqual({ query: 'rã', resultados: 40 });
});

test('TRACK-03: the home page is published with its page data', () => {
  expect(homePageData.pagina).toEqual({ nome: 'home', secao: 'home', subsecao: 'home', total: 1, atual: 1 });
});

test('TRACK-09: a product has colours, sizes, its last instalment and its category', () => {
  const detalhe = detalheSchema.parse({
    estrutura: [],
    conteudo: {
      id: 7,
      sku: 'R7',
      nome: 'Rã',
      status: 'disponivel',
      marca: { id: 1, nome: 'Garoa' },
      categoria: { id: 2, nome: 'Grau', nivel: 2, taxonomia: [{ id: 1, nome: 'Óculos' }] },
      precos: {
        de: 249.9,
        por: 199.9,
        vista: 180,
        parcelamento: [
          { parcelas: 1, valorParcela: 180, taxa: -10 },
          { parcelas: 10, valorParcela: 19.99, taxa: 0 },
        ],
      },
      atributos: {
        unico: { nome: 'Cor', valores: [{ label: ' Preto ' }] },
        simples: { nome: 'Tamanho', valores: [{ label: 'P' }, { label: 'M' }] },
      },
    },
  });
  expect(productPageData(detalhe, URL_OF)).toEqual({
    pagina: { nome: 'Detalhe', secao: 'detalhe', subsecao: 'produto', total: 1, atual: 1 },
    produto: {
      id: 7,
      sku: 'R7',
      nome: 'Rã',
      tipo: 'configuravel',
      disponivel: true,
      venda: true,
      marca: 'Garoa',
      precoDe: 249.9,
      precoPor: 199.9,
      parcelamento: { parcelas: 10, valor: 19.99 },
      atributos: {
        unico: { atributo: 'Cor', valores: [{ valor: 'Preto' }] },
        simples: { atributo: 'Tamanho', valores: [{ valor: 'P' }, { valor: 'M' }] },
      },
      categoria: { id: 2, nome: 'Grau', nivel: 2, taxonomia: [{ id: 1, nome: 'Óculos' }] },
      url: URL_OF,
    },
  });
});

test('TRACK-09: a product with few fields is published with empty or zero defaults', () => {
  const detalhe = detalheSchema.parse({
    estrutura: [],
    conteudo: { id: 1, nome: 'X', status: 'indisponivel', precos: [], atributos: [] },
  });
  expect(productPageData(detalhe, URL_OF).produto).toMatchObject({
    tipo: 'simples',
    disponivel: false,
    marca: '',
    precoPor: 0,
    parcelamento: { parcelas: 1, valor: 0 },
    atributos: { unico: {}, simples: {} },
    categoria: null,
  });
});

test('TRACK-03, TRACK-08: a kit index is published as a listing, with its offset', () => {
  const { info } = listing({});
  expect(kitIndexPageData({ title: 'Kits', info })).toEqual({
    pagina: { nome: 'Kits', secao: 'listagem-produtos', subsecao: 'listas', total: 1, atual: 2 },
    listName: 'Kits',
    listOffset: 12,
  });
});

test('TRACK-03, TRACK-06: the shop’s own campaign page is published as a landing page', () => {
  expect(campaignPageData({ title: 'Campanha' }, URL_OF)).toEqual({
    pagina: {
      nome: 'Campanha',
      secao: 'listagem-produtos',
      subsecao: 'categoria-secundaria',
      total: 1,
      atual: 1,
    },
    listName: 'Campanha',
    categoriaSecundaria: { id: 0, nome: 'Campanha', url: URL_OF },
  });
});

const listProduct = (id: number, por: number, sizes: object[] = []) => ({
  id,
  nome: `Peça ${id}`,
  status: 'disponivel',
  quantidade: 2,
  precos: { por },
  atributos: sizes.length > 0 ? { simples: { id: 4, nome: 'Tamanho', valores: sizes } } : [],
});

const kitOf = (conteudo: object) =>
  listaDetalheSchema.parse({
    estrutura: [],
    conteudo: { id: 81, sku: 'K81', nome: 'Kit', marca: { id: 1, nome: 'Garoa' }, ...conteudo },
  });

test('TRACK-09: a closed kit is a product at its own price without a brand', () => {
  const kit = kitOf({
    tipo: 'fechada',
    status: 'disponivel',
    precos: { de: 900, por: 800, vista: 720, parcelamento: [{ parcelas: 8, valorParcela: 100, taxa: 0 }] },
    produtos: [listProduct(1, 500), listProduct(2, 400)],
  });
  expect(kitPageData(kit, URL_OF)).toEqual({
    pagina: { nome: 'Detalhe', secao: 'detalhe', subsecao: 'lista', total: 1, atual: 1 },
    produto: {
      id: 81,
      sku: 'K81',
      nome: 'Kit',
      tipo: 'simples',
      disponivel: true,
      venda: true,
      marca: '',
      precoDe: 900,
      precoPor: 800,
      parcelamento: { parcelas: 8, valor: 100 },
      atributos: { unico: {}, simples: {} },
      categoria: null,
      url: URL_OF,
    },
  });
});

test('TRACK-09: the price of an open kit is the sum of its products, and a kit with sizes has options', () => {
  const sizes = [
    { label: 'P', idAtributoValor: 3, estoque: 2, precos: { por: 100 } },
    { label: 'M', idAtributoValor: 4, estoque: 1, precos: { por: 100 } },
  ];
  const list = kitOf({ tipo: 'aberta', produtos: [listProduct(1, 100, sizes), listProduct(2, 50)] });
  expect(kitPageData(list, URL_OF).produto).toMatchObject({ tipo: 'configuravel', precoPor: 300 });
  const soldOut = kitOf({ tipo: 'fechada', status: 'indisponivel', precos: { por: 80 } });
  expect(kitPageData(soldOut, URL_OF).produto).toMatchObject({ disponivel: false, precoPor: 80 });
});
