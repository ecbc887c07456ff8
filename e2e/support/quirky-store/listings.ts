import { BRANDS, CATEGORIES, COLOURS, FOREIGN_HOST, PRODUCTS, type Product, SIZES } from './catalogue';
import { descriptionOf, layoutOf } from './layout';
import { absolute, card, estrutura, type Json } from './shapes';

const MAX_LIMIT = 48;
const NON_FILTER_PARAMETERS = ['url', 'offset', 'limit', 'pg', 'ipp'];
const RANGES: [number, number][] = [
  [0, 499],
  [500, 999],
  [1_000, 0],
];
const ORDERS = ['Popularidade', 'Menor Preço', 'Maior Preço'];

export type Reply = { status: number; body: Json };

/** Path of a `url` parameter, decoded, without query and trailing slash. */
export function pathOf(url: string): string {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type Scope = {
  key: 'categoria' | 'marca' | 'landingPage' | 'busca';
  id: number;
  nome: string;
  products: Product[];
};

function scopeOf(level: string, path: string, query: Record<string, string>): Scope | null {
  if (level === 'search') {
    const busca = query.busca ?? '';
    const words = plain(busca).split(/\s+/);
    const products = PRODUCTS.filter(({ nome }) => words.every((word) => plain(nome).includes(word)));
    return { key: 'busca', id: 0, nome: busca, products };
  }
  if (level === 'category') {
    const category = CATEGORIES.find((entry) => entry.path === path);
    if (!category) return null;
    const products = PRODUCTS.filter(
      ({ categoria }) => categoria === path || categoria.startsWith(`${path}/`),
    );
    return { key: 'categoria', id: category.id, nome: category.nome, products };
  }
  if (level === 'brand') {
    const brand = BRANDS.find(({ slug }) => path === `/marcas/${slug}`);
    return brand
      ? {
          key: 'marca',
          id: brand.id,
          nome: brand.nome,
          products: PRODUCTS.filter(({ marca }) => marca === brand.slug),
        }
      : null;
  }
  if (level !== 'landing-page') return null;
  if (path === '/c/luto') return { key: 'landingPage', id: 72, nome: 'Luto', products: PRODUCTS.slice(0, 5) };
  if (path !== '/c/volta-as-aulas') return null;
  return { key: 'landingPage', id: 71, nome: 'Volta às aulas', products: PRODUCTS.slice(0, 15) };
}

function matches(product: Product, query: Record<string, string>): boolean {
  const [from = 0, to = 0] = (query.preco ?? '').split('-').map(Number);
  return (
    (!query.cor || product.cor === query.cor) &&
    // Works as a filter, but no filter link offers it.
    (!query.codigo || String(product.id) === query.codigo) &&
    (!query.tamanho || product.tamanhos.includes(query.tamanho)) &&
    (!query.marca || product.marca === query.marca) &&
    product.por >= from &&
    (to === 0 || product.por <= to)
  );
}

function sorted(products: Product[], order: string | undefined): Product[] {
  if (order === 'Menor Preço') return [...products].sort((a, b) => a.por - b.por);
  if (order === 'Maior Preço') return [...products].sort((a, b) => b.por - a.por);
  return products;
}

/** A filter value: its route is the complete resulting state, without the value if it is active. */
function facetValue(
  path: string,
  state: Record<string, string>,
  key: string,
  value: string,
  label = value,
): Json {
  const ativo = state[key] === value;
  const query = { ...state, [key]: value };
  if (ativo) delete query[key];
  return {
    label: ` ${label}`,
    imagem: '',
    ativo: ativo ? 's' : 'n',
    rota: { name: 'product/listing', params: [], query: Object.keys(query).length ? query : [] },
    url: absolute(path, query),
  };
}

function detalhes(path: string, state: Record<string, string>): Json {
  const category = CATEGORIES.find((entry) => entry.path === path);
  const children = CATEGORIES.filter((entry) => entry.path.startsWith(`${path}/`));
  const neighbour = (entry: { id: number; path: string; nome: string }): Json => ({
    id: String(entry.id),
    nome: entry.nome,
    url: absolute(entry.path),
    rota: [],
  });
  return {
    categorias: {
      atual: category ? neighbour(category) : [],
      filhas:
        children.length > 0
          ? Object.fromEntries(children.map((child) => [String(child.id), neighbour(child)]))
          : [],
      irmas: [],
      niveisAnteriores: null,
    },
    filtros: {
      '7': {
        id: '7',
        nome: ' Cor ',
        tipo: 'texto',
        valores: COLOURS.map((cor) => facetValue(path, state, 'cor', cor)),
      },
    },
    atributos: [
      { id: 8, nome: 'Tamanho', valores: SIZES.map((size) => facetValue(path, state, 'tamanho', size)) },
    ],
    marcas: BRANDS.map(({ id, slug, nome }) => ({
      id,
      nome,
      ...Object(facetValue(path, state, 'marca', slug, nome)),
    })),
    filtrosPreco: RANGES.map(([de, ate]) => ({
      de: String(de),
      ate,
      ...Object(facetValue(path, state, 'preco', `${de}-${ate}`)),
    })),
    filtrosDescontoPrecoPor: {},
    ordenacao: ORDERS.map((order) => ({
      label: order,
      title: order,
      atual: (state.order ?? 'Popularidade') === order ? 1 : 0,
      rota: { name: 'product/listing', params: [], query: { ...state, order } },
      url: '',
    })),
  };
}

/** GET url/product/listing/{level} with paging, filters by `cor`, `tamanho`, `marca`, `preco`, and sorting. */
export function listing(origin: string, level: string, query: Record<string, string>): Reply {
  const path = level === 'search' ? '/busca' : pathOf(query.url ?? '');
  const scope = scopeOf(level, path, query);
  if (scope === null) return { status: 404, body: { error: 'Página não encontrada' } };
  const limit = Number(query.limit ?? 12);
  const offset = Number(query.offset ?? 0);
  if (limit > MAX_LIMIT) return { status: 400, body: { error: `limit máximo: ${MAX_LIMIT}` } };
  const state = Object.fromEntries(
    Object.entries(query).filter(([key]) => !NON_FILTER_PARAMETERS.includes(key)),
  );
  const found = sorted(
    scope.products.filter((product) => matches(product, query)),
    query.order,
  );
  const page = found.slice(offset, offset + limit);
  return {
    status: 200,
    body: {
      estrutura: estrutura(`product/listing/${level}`, scope.nome, path, [[scope.nome, path]]),
      conteudo: {
        produtos: page.length > 0 ? page.map((product) => card(origin, product)) : null,
        listas:
          path === LISTS_PATH ? { ...LISTS, '83': null, '84': { id: 84, nome: 'Sem página', rota: [] } } : [],
        [scope.key]:
          scope.key === 'busca'
            ? { texto: scope.nome, sugestao: [] }
            : { id: scope.id, nome: ` ${scope.nome}`, descricao: descriptionOf(path) },
        layoutPersonalizado: layoutOf(level, path),
        detalhes: detalhes(path, state),
      },
      info: {
        total: String(found.length),
        exibindo: page.length,
        offset: String(offset),
        limit: String(limit),
        filtros: Object.keys(state).length > 0 ? state : [],
        prev: '',
        self: absolute(path),
        next: '',
      },
    },
  };
}

/** The category whose response contains kits. */
const LISTS_PATH = '/solares';

const LISTS: { [id: string]: Json } = {
  '81': {
    id: '81',
    nome: ' Kit família ',
    imagem: '',
    url: absolute('/lista/kit-familia.html'),
    rota: [],
  },
  '82': { id: 82, nome: 'Kit praia', url: `${FOREIGN_HOST}/lista/kit-praia.html`, rota: false },
};

/** GET url/list/listing: two kits, keyed by id. */
export function kitIndex(query: Record<string, string>): Reply {
  const path = pathOf(query.url ?? '');
  return {
    status: 200,
    body: {
      estrutura: estrutura('list/listing', 'Listas', path),
      conteudo: {
        listas: LISTS,
        detalhes: [],
      },
      info: { total: '2', exibindo: '2', offset: 0, limit: 12, filtros: [] },
    },
  };
}
