import { bannersSchema, configuracoesSchema, menuSchema, vitrineSchema } from '@/lib/platform/schemas/blocks';
import { canceladaSchema, carrinhoSchema, usuarioSchema } from '@/lib/platform/schemas/cart';
import { envioSchema } from '@/lib/platform/schemas/forms';
import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { listagemDeListasSchema, listagemSchema } from '@/lib/platform/schemas/listing';
import { detalheSchema, homeSchema, paginaSchema } from '@/lib/platform/schemas/page-content';
import { marcasSchema } from '@/lib/platform/schemas/product';
import { estrutura, info, PLATFORM_RESPONSES } from './fixtures';

const line = {
  nome: 'Armação Serra',
  sku: 'SER-7',
  tipo: 'produto',
  quantidade: 2,
  imagem: '/s.webp',
  url: 'https://loja.example/armacao.html',
  precos: { precoDe: 599.9, precoPor: 449.9, total: 899.8 },
  atributos: { simples: { atributo: { label: 'Tamanho' }, atributoValor: { label: 'M' } } },
  hash: { idProduto: '7', idAtributoSimples: '0' },
};

/** Responses of the platform, one per schema and meaning, with the requirements that depend on them. */
export const SAMPLE_RESPONSES = [
  {
    ids: 'DATA-01, DATA-12, DATA-16, DATA-17, DATA-18, DATA-19, PDP-24, PDP-29, REVIEW-17',
    what: 'a product',
    schema: detalheSchema,
    wire: PLATFORM_RESPONSES['url/product/detail'],
  },
  {
    ids: 'KIT-22, KIT-23',
    what: 'a kit',
    schema: listaDetalheSchema,
    wire: PLATFORM_RESPONSES['url/list/detail'],
  },
  {
    ids: 'INST-24',
    what: 'an institutional page',
    schema: paginaSchema,
    wire: PLATFORM_RESPONSES['url/page'],
  },
  { ids: 'DATA-21, SEO-01', what: 'the home page', schema: homeSchema, wire: PLATFORM_RESPONSES['url/home'] },
  {
    ids: 'LIST-08, LIST-12, LIST-19, LIST-20, LIST-21, LIST-22, LIST-24, LIST-26, LIST-51, LIST-52',
    what: 'a listing',
    schema: listagemSchema,
    wire: PLATFORM_RESPONSES['url/product/listing'],
  },
  {
    ids: 'LIST-28, LIST-37, LIST-53',
    what: 'a search that found nothing',
    schema: listagemSchema,
    wire: {
      estrutura,
      conteudo: {
        produtos: [],
        busca: { texto: 'aviador' },
        layoutPersonalizado: { layout: 'black', codigoCss: 'h1{color:red}' },
        detalhes: {},
      },
      info: { ...info, total: 0, exibindo: 0, offset: 0 },
    },
  },
  {
    ids: 'LISTAS-01, LISTAS-08, LISTAS-10',
    what: 'the lists',
    schema: listagemDeListasSchema,
    wire: PLATFORM_RESPONSES['url/list/listing'],
  },
  {
    ids: 'CARD-10, CARD-11, CARD-12, CARD-18, HOME-07, HOME-28',
    what: 'a showcase',
    schema: vitrineSchema,
    wire: PLATFORM_RESPONSES['showcase/products'],
  },
  {
    ids: 'LIST-03, HOME-02, HOME-06, HOME-08, HOME-10, HOME-15, HOME-25, HOME-26, POPUP-01',
    what: 'banners',
    schema: bannersSchema,
    wire: PLATFORM_RESPONSES['showcase/banners'],
  },
  { ids: 'LIST-07, HOME-27', what: 'no banners', schema: bannersSchema, wire: { banners: [] } },
  {
    ids: 'BRAND-05, BRAND-06, LIST-13, HOME-21',
    what: 'brands',
    schema: marcasSchema,
    wire: PLATFORM_RESPONSES.brands,
  },
  {
    ids: 'HEAD-07, HEAD-08, HEAD-12, FOOT-04, HOME-05',
    what: 'a menu',
    schema: menuSchema,
    wire: PLATFORM_RESPONSES['struct/menus'],
  },
  {
    ids: 'HEAD-15, HEAD-16, FOOT-03, CART-08',
    what: 'the settings',
    schema: configuracoesSchema,
    wire: PLATFORM_RESPONSES.settings,
  },
  {
    ids: 'CART-24, CART-25, CART-26, CART-27, CART-28',
    what: 'a cart',
    schema: carrinhoSchema,
    wire: {
      quantidadeItens: 1,
      quantidadeTotal: 2,
      mensagens: [{ tipo: 'erro', mensagem: '<b>Estoque</b>' }],
      itens: [line],
      subtotal: { valor: 899.8, descontoVista: {}, parcelamento: [] },
    },
  },
  {
    ids: 'CART-26, CART-27',
    what: 'an empty cart',
    schema: carrinhoSchema,
    wire: { quantidadeItens: 0, quantidadeTotal: 0, mensagens: [], itens: [], subtotal: {} },
  },
  {
    ids: 'SALE-01, SALE-02, SALE-03, SALE-04',
    what: 'a customer with an internal sale',
    schema: usuarioSchema,
    wire: {
      id: 56,
      nomeRazao: 'Ana Prado',
      email: 'ana@exemplo.com.br',
      logado: true,
      vendaInterna: { id: 1956, usuario: { id: 7, nome: 'Rui Lobo' } },
    },
  },
  {
    ids: 'SALE-01, WISH-07',
    what: 'a visitor',
    schema: usuarioSchema,
    wire: { id: 0, nomeRazao: '', email: '', logado: false, vendaInterna: {} },
  },
  {
    ids: 'NEWS-02, NEWS-06, WISH-03, WISH-04, WISH-06',
    what: 'a yes',
    schema: envioSchema,
    wire: { sucesso: true },
  },
  { ids: 'NEWS-03, WISH-03, WISH-04', what: 'a no', schema: envioSchema, wire: { sucesso: false } },
  {
    ids: 'SALE-08',
    what: 'a cancelled sale',
    schema: canceladaSchema,
    wire: { redirect: 'https://loja.example/vendas' },
  },
];
