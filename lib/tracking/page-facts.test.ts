/** @jest-environment node */
import { listagemSchema } from '@/lib/store-api/schemas/listagem';
import { detalheSchema } from '@/lib/store-api/schemas/paginas';
import { homeFacts, listingFacts, productFacts } from './page-facts';

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
] as const)('TRACK-03, TRACK-06: a %s listing', (level, conteudo, subsecao, key) => {
  const facts = listingFacts(level, listing(conteudo), URL_OF);
  expect(facts.pagina).toEqual({
    nome: 'Solar',
    secao: 'listagem-produtos',
    subsecao,
    total: 1,
    atual: 2,
  });
  expect(facts[key]).toEqual({ id: 3, nome: 'Solar', url: URL_OF });
});

test('TRACK-07: a search tells what was asked and how much was found', () => {
  const facts = listingFacts('search', listing({ busca: { texto: 'rã' } }), URL_OF);
  expect(facts.pagina).toMatchObject({ nome: 'busca', subsecao: 'busca' });
  expect(facts.busca).toEqual({ query: 'rã', resultados: 40 });
});

test('TRACK-03: the home page', () => {
  expect(homeFacts.pagina).toEqual({ nome: 'home', secao: 'home', subsecao: 'home', total: 1, atual: 1 });
});

test('TRACK-09: a product with colours and sizes, the last instalment, its category', () => {
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
  expect(productFacts(detalhe, URL_OF)).toEqual({
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

test('TRACK-09: a poor product is told without making anything up', () => {
  const detalhe = detalheSchema.parse({
    estrutura: [],
    conteudo: { id: 1, nome: 'X', status: 'indisponivel', precos: [], atributos: [] },
  });
  expect(productFacts(detalhe, URL_OF).produto).toMatchObject({
    tipo: 'simples',
    disponivel: false,
    marca: '',
    precoPor: 0,
    parcelamento: { parcelas: 1, valor: 0 },
    atributos: { unico: {}, simples: {} },
    categoria: null,
  });
});
