import type { RequestListener } from 'node:http';
import { jsonResponse } from '@/lib/platform/testing/stub-platform';

/** Configuration of the shop in these tests; `@/lib/config/environment` is mocked to return it. */
export const crawlersConfig = {
  storeApiUrl: '',
  storeAppToken: 'x',
  storeSiteUrl: 'https://plataforma.test',
  siteUrl: 'https://loja.test',
  storefront: 'oculos',
};

/** Answers the platform's calls; those that `responses` does not contain fail. */
export const answerWith =
  (responses: PlatformBodies): RequestListener =>
  (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const make = responses[url.pathname.replace('/v2/front/', '')];
    if (!make) return response.writeHead(500).end();
    return jsonResponse(make(url))(request, response);
  };

/** Whether robots.txt disallows a path for all robots: `*` matches anything, a final `$` the end. */
export function isClosedBy(robots: string, path: string): boolean {
  const [group = ''] = robots.split('\n\n');
  return [...group.matchAll(/^Disallow: (\S+?)(\$?)$/gm)].some(([, rule = '', end]) => {
    const parts = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}${end}`).test(path);
  });
}

/** Number of products in each listing of SHOP. */
export const PRODUCTS = 50;

/** A product in a listing's format. */
export const product = (id: number) => ({
  id,
  nome: `Armação ${id}`,
  status: 'disponivel',
  rota: { path: `/armacao-${id}.html` },
  precos: { por: 100 + id, vista: 90 + id, parcelamento: [] },
  midias: { imagens: [{ arquivos: { zoom: `https://loja.test/${id}.webp` } }] },
});

/**
 * Links in a text: a campaign, the platform's own address of a page, and addresses that are not pages of the shop.
 */
const TEXT = `<p><a href="/c/titanio">titânio</a> <a target="_blank" href='https://plataforma.test/pagina/sobre/'>sobre</a>
  <a href="/grau?marca=a">a</a> <a href="https://fora.test/c/fora">b</a> <a href="javascript:alert(1)">c</a></p>`;

/** The platform's responses, by the path of a call. */
export type PlatformBodies = Record<string, (url: URL) => unknown>;

/** Products of a listing, and its neighbouring categories. */
export function listing(path: string, url: URL) {
  const offset = Number(url.searchParams.get('offset'));
  const ids = Array.from({ length: PRODUCTS }, (_, index) => index + 1).slice(offset, offset + 24);
  const parent = { id: 1, nome: 'Grau', rota: { path: '/grau' } };
  const isChild = path === '/grau/redondo';
  return {
    estrutura: { seo: { indexar: path !== '/escondida' } },
    conteudo: {
      produtos: ids.map(product),
      categoria: { id: 2, nome: 'Grau', descricao: TEXT },
      detalhes: {
        categorias: {
          filhas: isChild ? [] : [{ id: 3, nome: 'Redondo', rota: { path: '/grau/redondo' } }],
          niveisAnteriores: isChild ? [parent] : [],
        },
      },
    },
    info: { total: PRODUCTS, limit: 24, offset, exibindo: ids.length },
  };
}

/** A shop with every kind of page that a walk finds. */
export const SHOP: PlatformBodies = {
  'struct/menus/menu-principal': () => ({
    menu: [
      { label: 'Grau', rota: { path: '/grau' } },
      { label: 'Escondida', rota: { path: '/escondida' } },
      { label: 'Fora', link: 'https://fora.test/' },
      { label: 'Início', rota: { path: '/' } },
    ],
  }),
  'struct/menus/menu-oculos': () => ({ menu: [] }),
  'struct/menus/links-rodape': () => ({
    menu: [
      { label: 'Entrega', rota: { path: '/pagina/politica-de-entrega/' } },
      { label: 'Sumida', rota: { path: '/pagina/sumida' } },
    ],
  }),
  'url/product/listing/landing-page': (url) => ({
    ...listing(url.searchParams.get('url') ?? '', url),
    conteudo: { produtos: [product(1)], landingPage: { id: 1, nome: 'Campanha' } },
  }),
  'showcase/banners/banner-principal': () => ({
    banners: [{ id: 1, dimensoes: { desktop: { imagem: 'x', link: '/c/polarizados' } } }],
  }),
  brands: () => ({ marcas: [{ id: 1, nome: 'Garoa', rota: { path: '/marcas/garoa' } }] }),
  'url/verify': () => ({ nivel: 'product/listing/category' }),
  'url/product/listing/category': (url) => listing(url.searchParams.get('url') ?? '', url),
  'url/product/listing/brand': (url) => listing('/marcas/garoa', url),
  'url/list/listing': () => ({
    estrutura: {},
    conteudo: { listas: [{ id: 1, nome: 'Kit', rota: { path: '/lista/kit.html' } }] },
    info: { total: 1, limit: 24 },
  }),
  'url/page': (url) =>
    ['/pagina/politica-de-entrega', '/pagina/sobre'].includes(url.searchParams.get('url') ?? '')
      ? { estrutura: {}, conteudo: { pagina: { nome: 'Entrega', descricao: '' }, menu: [] } }
      : url.searchParams.get('url') === '/pagina/quem-somos'
        ? { estrutura: { seo: { indexar: false } }, conteudo: { pagina: { nome: 'Nós' }, menu: [] } }
        : { estrutura: { nivel: '404' }, conteudo: {} },
};
