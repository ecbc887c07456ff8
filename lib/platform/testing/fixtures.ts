import { wireColour, wireProduct, wireSize } from './wire-products';

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

/** The part that all page responses share. */
export const estrutura = {
  nivel: 'product/listing/category',
  seo: { title: 'Solar', indexar: true },
  breadcrumb: [{ label: 'Home', atual: false, url: 'https://loja.example', rota: rota('/') }],
};

/** A page's position in its listing. */
export const info = { total: 30, exibindo: 12, offset: 12, limit: 12, filtros: { filtro: 'a' } };

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

/** GET responses by the prefix of their path below /v2/front/, in the format of the embedded store. */
export const PLATFORM_RESPONSES = {
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
