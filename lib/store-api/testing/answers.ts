import { wireColour, wireProduct, wireSize } from '@/lib/product/testing';
import { canceladaSchema, carrinhoSchema, usuarioSchema } from '../schemas/carrinho';
import { configuracoesSchema } from '../schemas/configuracoes';
import { envioSchema } from '../schemas/envio';
import { listaDetalheSchema } from '../schemas/lista-detalhe';
import { listagemDeListasSchema, listagemSchema } from '../schemas/listagem';
import { marcasSchema } from '../schemas/marca';
import { menuSchema } from '../schemas/menu';
import { detalheSchema, homeSchema, paginaSchema } from '../schemas/paginas';
import { bannersSchema, vitrineSchema } from '../schemas/vitrine';

const rota = (path: string, query: object = {}) => ({ name: 'x', route: path, path, params: {}, query });

const entry = (label: string, more: object = {}) => ({
  label,
  link: `https://loja.example/${label}`,
  target: '_self',
  icone: 'https://loja.example/i.png',
  svg: '',
  destaque: true,
  rota: rota(`/${label}`),
  sub: [],
  ...more,
});

const banner = {
  id: 7,
  nome: 'Campanha',
  alt: 'Óculos na areia',
  dataInicial: '2026-01-05',
  dimensoes: {
    desktop: { imagem: '/d.webp', link: '/c/x', parametrosAdicionais: { title: 'Verão' } },
    mobile: { imagem: '/m.webp', link: '', parametrosAdicionais: {} },
  },
};

const value = (label: string, ativo: boolean, query: object) => ({
  id: 1,
  label,
  ativo,
  imagem: '',
  rota: rota('/solar', query),
});

const detalhes = {
  categorias: {
    atual: { id: 1, nome: 'Solar', rota: rota('/solar') },
    filhas: [{ id: 2, nome: 'Redondo', rota: rota('/solar/redondo') }],
    irmas: [],
    niveisAnteriores: [{ id: 3, nome: 'Tudo', rota: rota('/tudo') }],
  },
  filtros: [
    {
      id: 1,
      nome: 'Material',
      tipo: 'texto',
      valores: [value('Metal', true, {}), value('Acetato', false, { filtro: 'a_b' })],
    },
  ],
  atributos: [],
  marcas: [{ ...value('Alba', false, { marca: 'alba' }), nome: 'Alba' }],
  filtrosPreco: [{ de: 1800, ate: 0, label: '', ativo: false, rota: rota('/solar', { preco: '1800-0' }) }],
  ordenacao: [{ label: 'Popularidade', atual: true, rota: rota('/solar', { order: 'Popularidade' }) }],
};

const estrutura = {
  nivel: 'product/listing/category',
  seo: { title: 'Solar', indexar: true },
  breadcrumb: [{ label: 'Home', atual: false, url: 'https://loja.example', rota: rota('/') }],
};

const info = { total: 30, exibindo: 12, offset: 12, limit: 12, filtros: { filtro: 'a' } };

const product = wireProduct({
  atributos: {
    simples: { id: 4, nome: 'Tamanho', valores: [wireSize(900), wireSize(901)] },
    unico: {
      id: 3,
      nome: 'Cor',
      valores: [wireColour(1, 'Preto', { selecionado: true }), wireColour(2, 'Mel')],
    },
  },
  selos: [{ id: 1, nome: 'Novo', label: 'Novo', imagem: '', posicao: { x: 'left', y: 'top' }, cores: {} }],
  filtros: [{ idFiltro: 1, label: 'Redondo', imagem: '/r.svg' }],
});

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

const lens = (id: number, nome: string, tipo: string, valores: object[]) => ({
  id,
  nome,
  descricao: `Escolha: ${nome}`,
  tipo,
  preco: 0,
  multiplicarPreco: 'n',
  obrigatorio: 's',
  valores,
});

const features = [
  {
    nome: 'Medidas',
    itens: [
      { label: 'Frontal', valor: '138 mm' },
      { label: 'Ponte', valor: '18 mm' },
    ],
  },
];

const withTexts = {
  ...product,
  descricoes: { curta: '<p>Leve</p>', longa: '<h2>Serra</h2><p>Acetato</p>' },
  caracteristicas: features,
};

const detail = {
  estrutura: { ...estrutura, nivel: 'product/detail' },
  conteudo: {
    ...withTexts,
    tipo: 'produto',
    ean: '7890000000338',
    video: { plataforma: 'youtube', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    categoria: { id: 1, nome: 'Solar', nivel: 2, taxonomia: [{ id: 1, nome: 'Solar' }] },
    personalizacoes: {
      '11': lens(11, 'Tipo', 'checkbox', [
        {
          id: 1101,
          valor: 'Visão simples|Longe ou perto',
          preco: 0,
          quantidade: 1,
          segmentacao: { itens: [{ id: 1201, idPersonalizacao: 12 }] },
        },
      ]),
      '12': lens(12, 'Modelo', 'checkbox', [{ id: 1201, valor: 'Incolor|', preco: 99, quantidade: 1 }]),
      '14': lens(14, 'Receita', 'upload', []),
    },
    combinacoes: [{ id: 1, tipoDesconto: 'porcentagem', desconto: 10, produto: { ...product, id: 8 } }],
    avaliacao: {
      media: 4.5,
      quantidade: 1,
      avaliacoes: [{ id: 1, nome: 'Ana', data: '2026-09-24', nota: 5, comentario: 'Boa', recomenda: true }],
    },
    perguntas: [
      {
        id: 1,
        nome: 'Rui',
        data: '2026-09-24',
        pergunta: 'Serve?',
        respostas: [{ nome: 'Loja', resposta: 'Sim' }],
      },
    ],
  },
};

const piece = (id: number) => ({ ...withTexts, id, nome: `Peça ${id}`, quantidade: 2 });

/** GET answers by the beginning of their path below /v2/front/, as the embedded store writes them. */
export const PLATFORM = {
  'url/product/detail': detail,
  'url/list/detail': {
    estrutura: { ...estrutura, nivel: 'list/detail' },
    conteudo: {
      ...withTexts,
      id: 8,
      nome: 'Kit praia',
      tipo: 'fechada',
      selecaoAtributo: true,
      produtos: [piece(1), piece(2)],
    },
  },
  'url/list/listing': {
    estrutura,
    conteudo: {
      listas: [{ id: 8, nome: 'Kit praia', imagem: '/k.webp', rota: rota('/lista/k.html') }],
      detalhes,
    },
    info,
  },
  'url/product/listing': {
    estrutura,
    conteudo: {
      produtos: [product],
      categoria: { id: 1, nome: 'Solar', descricao: '<p>Sol</p>' },
      detalhes,
    },
    info,
  },
  'url/page': {
    estrutura: { ...estrutura, nivel: 'page' },
    conteudo: {
      pagina: {
        nome: 'Entrega',
        descricao: '<h2>Prazos</h2><p>Veja a <a href="/pagina/sobre">loja</a>.</p>',
      },
      menu: [
        { nome: 'Ajuda', paginas: [{ nome: 'Entrega', titulo: 'Entrega', rota: rota('/pagina/entrega') }] },
      ],
    },
  },
  'url/home': { estrutura: { ...estrutura, nivel: 'home' } },
  'showcase/products': { vitrine: { id: 1, titulo: 'Chegou agora' }, produtos: [product] },
  'showcase/banners': {
    banners: [banner, { ...banner, id: 8, dimensoes: { desktop: banner.dimensoes.desktop, mobile: {} } }],
  },
  'struct/menus': {
    nome: 'Principal',
    menu: [entry('solar', { sub: [entry('redondo', { destaque: false })] })],
  },
  brands: { marcas: [{ id: 3, nome: 'Alba', imagem: '/a.webp', rota: rota('/marcas/alba') }] },
  settings: {
    configuracoes: {
      google: { ga: { gtm: 'GTM-X' } },
      sistema: { geral: { site: { whatsapp: '5511955551956' } } },
      pagamento: { geral: { descontoVista: { priorizarDesconto: 'pix', pix: 0.07 } } },
      link: { social: { facebook: 'https://facebook.example/x', blog: '' } },
    },
  },
};

/** Answers of the platform, one for each schema and meaning, with the behaviours that rest on them. */
export const ANSWERS = [
  {
    ids: 'DATA-01, DATA-12, DATA-16, DATA-17, DATA-18, DATA-19, PDP-24, PDP-29, REVIEW-17',
    what: 'a product',
    schema: detalheSchema,
    wire: PLATFORM['url/product/detail'],
  },
  { ids: 'KIT-22, KIT-23', what: 'a kit', schema: listaDetalheSchema, wire: PLATFORM['url/list/detail'] },
  { ids: 'INST-24', what: 'an institutional page', schema: paginaSchema, wire: PLATFORM['url/page'] },
  { ids: 'DATA-21, SEO-01', what: 'the home page', schema: homeSchema, wire: PLATFORM['url/home'] },
  {
    ids: 'LIST-08, LIST-12, LIST-19, LIST-20, LIST-21, LIST-22, LIST-24, LIST-26, LIST-51, LIST-52',
    what: 'a listing',
    schema: listagemSchema,
    wire: PLATFORM['url/product/listing'],
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
    wire: PLATFORM['url/list/listing'],
  },
  {
    ids: 'CARD-10, CARD-11, CARD-12, CARD-18, HOME-07, HOME-28',
    what: 'a showcase',
    schema: vitrineSchema,
    wire: PLATFORM['showcase/products'],
  },
  {
    ids: 'LIST-03, HOME-02, HOME-06, HOME-08, HOME-10, HOME-15, HOME-25, HOME-26, POPUP-01',
    what: 'banners',
    schema: bannersSchema,
    wire: PLATFORM['showcase/banners'],
  },
  { ids: 'LIST-07, HOME-27', what: 'no banners', schema: bannersSchema, wire: { banners: [] } },
  {
    ids: 'BRAND-05, BRAND-06, LIST-13, HOME-21',
    what: 'brands',
    schema: marcasSchema,
    wire: PLATFORM.brands,
  },
  {
    ids: 'HEAD-07, HEAD-08, HEAD-12, FOOT-04, HOME-05',
    what: 'a menu',
    schema: menuSchema,
    wire: PLATFORM['struct/menus'],
  },
  {
    ids: 'HEAD-15, HEAD-16, FOOT-03, CART-08',
    what: 'the settings',
    schema: configuracoesSchema,
    wire: PLATFORM.settings,
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
