import type { RequestListener } from 'node:http';
import { PLATFORM_RESPONSES } from '@/lib/platform/testing/fixtures';
import { jsonResponse } from '@/lib/platform/testing/stub-platform';
import { wirePrices, wireProduct } from '@/lib/platform/testing/wire-products';

/** Configuration of a shop on the platform to be checked, with this App-Token. */
export const conformanceConfig = (storeAppToken: string) => ({
  storeApiUrl: '',
  storeAppToken,
  storeSiteUrl: 'https://loja.example',
  siteUrl: 'http://localhost:3000',
  storefront: 'oculos',
  pictureOrigins: ['https://loja.example'],
});

export type Wire = Record<string, unknown>;

const TOTAL = 60;
const route = (path: string, query: object = {}) => ({
  name: 'x',
  route: path,
  path,
  params: [],
  query,
});
export const prices = (por: number) => ({ ...wirePrices, de: 0, por, vista: por, parcelamento: [] });

function product(id: number): Wire {
  const picture = `https://loja.example/${id}.webp`;
  return wireProduct({
    id,
    nome: `Armação modelo${id}`,
    precos: prices(1000 - id),
    carrinho: {
      tipo: 'produto',
      url: '',
      itens: [{ idProduto: String(id), idAtributoSimples: '0', quantidade: '1' }],
    },
    midias: { imagens: [{ label: '', arquivos: { small: picture, medium: picture, big: picture } }] },
    rota: route(`/armacao-${id}.html`),
  });
}

const value = (label: string, query: object, quantidade: number) => ({
  id: 1,
  label,
  nome: label,
  ativo: false,
  quantidade,
  rota: route('/solar', query),
});

const DETAILS = {
  categorias: [],
  filtros: [{ id: 1, nome: 'Cor', tipo: 'texto', valores: [value('Preto', { filtro: 'cor_preto' }, 15)] }],
  atributos: [],
  marcas: [],
  filtrosPreco: [],
  ordenacao: [
    { label: 'Popularidade', atual: true, rota: route('/solar', { order: 'Popularidade' }) },
    { label: 'Menor preço', atual: false, rota: route('/solar', { order: 'PrecoAsc' }) },
    { label: 'Maior preço', atual: false, rota: route('/solar', { order: 'PrecoDesc' }) },
  ],
};

/**
 * A listing of a healthy platform: its own products, filtered, in the requested order and on the requested
 * page.
 */
export function listing(url: URL): Wire {
  const { searchParams } = url;
  const search = searchParams.get('busca');
  const first = searchParams.get('url') === '/praia' ? 200 : 1;
  let all = Array.from({ length: TOTAL }, (_, index) => first + index);
  if (searchParams.get('filtro')) all = all.slice(0, 15);
  if (search !== null) all = /^(?:armação|modelo)/i.test(search) ? all.slice(0, 5) : [];
  if (searchParams.get('order') === 'PrecoAsc') all.reverse();
  if (searchParams.get('order') === 'Popularidade') all = [...all.slice(7), ...all.slice(0, 7)];
  const offset = Number(searchParams.get('offset'));
  const limit = Number(searchParams.get('limit'));
  const produtos = all.slice(offset, offset + limit).map(product);
  return {
    estrutura: PLATFORM_RESPONSES['url/product/listing'].estrutura,
    conteudo: { produtos, categoria: { id: 1, nome: 'Solar', descricao: '' }, detalhes: DETAILS },
    info: { total: all.length, exibindo: produtos.length, offset, limit, filtros: {} },
  };
}

const idIn = (url: URL) => Number(/armacao-(\d+)/.exec(url.searchParams.get('url') ?? '')?.[1] ?? 7);

type Cart = { quantidade: number } | null;

const entry = (path: string) => ({ label: path, link: path, rota: { route: path } });

/** Responses of a healthy platform; null stands for 404. */
function healthyBody(path: string, url: URL, method: string, cart: { line: Cart }): unknown {
  if (path.startsWith('url/product/listing')) return listing(url);
  if (path.startsWith('url/product/detail')) {
    const { estrutura, conteudo } = PLATFORM_RESPONSES['url/product/detail'];
    const { atributos: _, ...own } = product(idIn(url));
    return { estrutura, conteudo: { ...conteudo, ...own, atributos: [] } };
  }
  if (path === 'url/list/detail') {
    const { estrutura, conteudo } = PLATFORM_RESPONSES['url/list/detail'];
    return { estrutura, conteudo: { ...conteudo, status: 'disponivel', precos: prices(900) } };
  }
  if (path === 'struct/menus/menu-principal')
    return { menu: ['/solar', '/praia', '/pagina/sobre'].map(entry) };
  if (path === 'url/verify')
    return /que-nao-existe/.test(url.search) ? null : { nivel: 'product/listing/category' };
  if (path === 'checkout/cart') {
    if (method === 'POST') cart.line = { quantidade: 1 };
    if (method === 'PUT') cart.line = { quantidade: 2 };
    if (method === 'DELETE') cart.line = null;
    const line = { nome: 'Armação', tipo: 'produto', precos: { precoPor: 999 }, hash: { idProduto: '1' } };
    const itens = cart.line ? [{ ...line, quantidade: cart.line.quantidade }] : [];
    return { quantidadeItens: itens.length, itens };
  }
  if (path === 'checkout/user') return { id: 0, logado: false };
  if (path === 'shipment/product') return { fretes: [] };
  if (path.startsWith('evaluations/store/add')) return { sucesso: false };
  const known = Object.entries(PLATFORM_RESPONSES).filter(([prefix]) => path.startsWith(prefix));
  return known.sort(([one], [other]) => other.length - one.length)[0]?.[1] ?? { sucesso: true };
}

/** Turns a response of the healthy platform into one of a broken platform. */
export type Change = (body: never, call: { path: string; url: URL; method: string }) => unknown;

const SESSION = { 'set-cookie': 'PHPSESSID=visita; path=/' };

export function respond(change?: Change, isSessionLost = false): RequestListener {
  const cart = { line: null as Cart };
  return (request, response) => {
    const url = new URL(request.url ?? '', 'http://platform.test');
    const path = url.pathname.replace(/^.*\/v2\/front\//, '');
    const method = request.method ?? 'GET';
    const healthy = healthyBody(path, url, method, cart);
    const body = change ? change(structuredClone(healthy) as never, { path, url, method }) : healthy;
    if (body === 'hang') return;
    const failed = body === null ? 404 : body === 500 ? 500 : 0;
    const session = path === 'checkout/cart' && !isSessionLost ? SESSION : {};
    jsonResponse(failed ? { error: 'Falha' } : body, failed || 200, session)(request, response);
  };
}
