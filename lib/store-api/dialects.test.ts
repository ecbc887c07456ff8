import { wireColour, wireProduct, wireSize } from '@/lib/product/testing';
import { canceladaSchema, carrinhoSchema, usuarioSchema } from './schemas/carrinho';
import { configuracoesSchema } from './schemas/configuracoes';
import { envioSchema } from './schemas/envio';
import { listagemDeListasSchema, listagemSchema } from './schemas/listagem';
import { marcasSchema } from './schemas/marca';
import { menuSchema } from './schemas/menu';
import { bannersSchema, vitrineSchema } from './schemas/vitrine';
import { DIALECTS } from './testing/dialects';

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

const ANSWERS = [
  {
    ids: 'LIST-08, LIST-12, LIST-19, LIST-20, LIST-21, LIST-22, LIST-24, LIST-26, LIST-51, LIST-52',
    what: 'a listing',
    schema: listagemSchema,
    wire: {
      estrutura,
      conteudo: {
        produtos: [product],
        categoria: { id: 1, nome: 'Solar', descricao: '<p>Sol</p>' },
        detalhes,
      },
      info,
    },
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
    wire: {
      estrutura,
      conteudo: {
        listas: [{ id: 8, nome: 'Kit praia', imagem: '/k.webp', rota: rota('/lista/k.html') }],
        detalhes,
      },
      info,
    },
  },
  {
    ids: 'CARD-10, CARD-11, CARD-12, CARD-18, HOME-07, HOME-28',
    what: 'a showcase',
    schema: vitrineSchema,
    wire: { vitrine: { id: 1, titulo: 'Chegou agora' }, produtos: [product] },
  },
  {
    ids: 'LIST-03, HOME-02, HOME-06, HOME-08, HOME-10, HOME-15, HOME-25, HOME-26, POPUP-01',
    what: 'banners',
    schema: bannersSchema,
    wire: {
      banners: [banner, { ...banner, id: 8, dimensoes: { desktop: banner.dimensoes.desktop, mobile: {} } }],
    },
  },
  { ids: 'LIST-07, HOME-27', what: 'no banners', schema: bannersSchema, wire: { banners: [] } },
  {
    ids: 'BRAND-05, BRAND-06, LIST-13, HOME-21',
    what: 'brands',
    schema: marcasSchema,
    wire: { marcas: [{ id: 3, nome: 'Alba', imagem: '/a.webp', rota: rota('/marcas/alba') }] },
  },
  {
    ids: 'HEAD-07, HEAD-08, HEAD-12, FOOT-04, HOME-05',
    what: 'a menu',
    schema: menuSchema,
    wire: { nome: 'Principal', menu: [entry('solar', { sub: [entry('redondo', { destaque: false })] })] },
  },
  {
    ids: 'HEAD-15, HEAD-16, FOOT-03, CART-08',
    what: 'the settings',
    schema: configuracoesSchema,
    wire: {
      configuracoes: {
        google: { ga: { gtm: 'GTM-X' } },
        sistema: { geral: { site: { whatsapp: '5511955551956' } } },
        pagamento: { geral: { descontoVista: { priorizarDesconto: 'pix', pix: 0.07 } } },
        link: { social: { facebook: 'https://facebook.example/x', blog: '' } },
      },
    },
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

const [tidy, odd] = DIALECTS;

describe('one meaning for either way of writing', () => {
  test.each(ANSWERS)('$ids: $what reads the same from both platforms', ({ schema, wire }) => {
    const meant = schema.parse(tidy.speak(wire));
    expect(schema.parse(odd.speak(wire))).toEqual(meant);
    // What is read is not empty: nothing was dropped from both alike.
    expect(JSON.stringify(meant).length).toBeGreaterThan(JSON.stringify(wire).length / 3);
  });
});
