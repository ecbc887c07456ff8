import { campaigns } from './campaigns';
import { BRANDS, CATEGORIES, FOREIGN_HOST, HOSTILE_HTML, PRODUCTS } from './catalogue';
import { INSTITUTIONAL_PATHS, institutionalPage, MALFORMED_BRANDS } from './cms-pages';
import { kitIndex, listing, pathOf, type Reply } from './listings';
import { combinations, KITS, kitContent, lenses, pieces } from './purchases';
import { absolute, card, detail, estrutura, type Json, listingBanners } from './shapes';

const NOT_FOUND: Reply = { status: 404, body: { error: 'Página não encontrada' } };
const PAGES = ['/pagina/sobre', '/pagina/troca-e-devolucao', '/pagina/contato'];

function ok(body: Json): Reply {
  return { status: 200, body };
}

function levelOf(path: string): string | null {
  if (path === '/') return 'home';
  if (path === '/busca') return 'product/listing/search';
  if (path === '/listas') return 'list/listing';
  if (path === '/c/volta-as-aulas' || path === '/c/luto') return 'product/listing/landing-page';
  if (KITS.some((list) => list.path === path)) return 'list/detail';
  if (PAGES.includes(path) || INSTITUTIONAL_PATHS.includes(path)) return 'page';
  if (CATEGORIES.some((entry) => entry.path === path)) return 'product/listing/category';
  if (BRANDS.some(({ slug }) => `/marcas/${slug}` === path)) return 'product/listing/brand';
  return PRODUCTS.some(({ slug }) => `/${slug}.html` === path) ? 'product/detail' : null;
}

function productPage(origin: string, path: string): Reply {
  const product = PRODUCTS.find(({ slug }) => `/${slug}.html` === path);
  // Here, as on some stores, a missing product returns 200 without content.
  if (!product) return ok({ estrutura: estrutura('product/detail', '', path), conteudo: [], info: [] });
  const category = CATEGORIES.find((entry) => entry.path === product.categoria);
  return ok({
    estrutura: estrutura('product/detail', product.nome, path, [
      [category?.nome ?? '', product.categoria],
      [product.nome, path],
    ]),
    conteudo: {
      ...Object(detail(origin, product)),
      personalizacoes: lenses(product.id),
      combinacoes: combinations(product.id, (other) => card(origin, other)),
      produtos: pieces(product.id, (other) => card(origin, other)),
    },
  });
}

function kitPage(origin: string, path: string): Reply {
  const list = KITS.find((candidate) => candidate.path === path);
  if (!list) return NOT_FOUND;
  return ok({
    estrutura: estrutura('list/detail', 'Kit', path),
    conteudo: kitContent(list, (product) => card(origin, product)),
  });
}

function cmsPage(path: string): Reply {
  const special = institutionalPage(path);
  if (special !== undefined) return ok(special);
  if (!PAGES.includes(path)) return NOT_FOUND;
  return ok({
    estrutura: estrutura('page', 'Institucional', path, [['Institucional', path]]),
    conteudo: {
      pagina: { nome: ' Sobre nós ', descricao: HOSTILE_HTML, rota: [] },
      menu: {
        '0': {
          nome: 'Ajuda',
          paginas: PAGES.map((target) => ({ nome: target.slice(8), rota: {}, url: absolute(target) })),
        },
      },
    },
  });
}

/** GET url/*: the kind of page at an address, and the pages themselves. */
export function page(origin: string, tail: string, query: Record<string, string>): Reply | null {
  const path = pathOf(query.url ?? '');
  const level = /^product\/listing\/([a-z-]+)$/.exec(tail)?.[1];
  if (level) return listing(origin, level, query);
  switch (tail) {
    case 'verify': {
      const nivel = levelOf(path);
      return nivel === null ? NOT_FOUND : ok({ nivel });
    }
    case 'home':
      return ok({ estrutura: estrutura('home', 'Início', '/'), conteudo: [], info: [] });
    case 'page':
      return cmsPage(path);
    case 'product/detail':
      return productPage(origin, path);
    case 'list/detail':
      return kitPage(origin, path);
    case 'list/listing':
      return kitIndex(query);
    default:
      return null;
  }
}

const MENU: Json = {
  id: '1',
  nome: 'Principal',
  menu: {
    '1': {
      label: ' Armações ',
      link: absolute('/armacoes'),
      target: '_self',
      icone: '',
      svg: '',
      destaque: 's',
      rota: {},
      sub: [
        {
          label: 'Infantil',
          link: '',
          rota: { name: 'product/listing', path: '/armacoes/infantil', query: [] },
          sub: null,
        },
      ],
    },
    '2': {
      nome: 'Solares',
      label: '',
      link: '',
      rota: { route: '/solares' },
      svg: '<svg onload="window.__xss=1"></svg>',
      sub: [],
    },
    '3': { label: 'Sem destino', link: 'javascript:window.__xss=1', rota: false, sub: [] },
    '4': { label: 'Início', link: '', rota: { name: 'home' }, sub: [] },
    '5': { label: 'Fora', link: 'https://blog.example/', target: '_blank', rota: [], sub: [] },
  },
};

/** Blocks around the content of pages; null if the path is not one of them. */
export function block(origin: string, path: string, query: Record<string, string>): Reply | null {
  if (path === 'settings') {
    return ok({
      configuracoes: {
        google: { ga: { gtm: ' gtm-vesuvio1 ' }, tag: [] },
        sistema: { geral: { site: { whatsapp: ' (71) 98888-7777 ' } } },
        pagamento: { geral: { descontoVista: { priorizarDesconto: 'pix', pix: '0.07' } } },
      },
    });
  }
  if (path === 'brands') {
    return ok({
      marcas: {
        ...Object.fromEntries(
          BRANDS.map(({ id, slug, nome }) => [
            String(id),
            { id: String(id), nome, imagem: '', ativo: 's', url: `${FOREIGN_HOST}/marcas/${slug}`, rota: [] },
          ]),
        ),
        ...MALFORMED_BRANDS,
      },
    });
  }
  if (path === 'struct/menus/menu-principal' || path === 'struct/menus/links-rodape') return ok(MENU);
  if (path === 'showcase/banners/banner-principal') {
    const picture = {
      imagem: '',
      image: `${origin}/upload/banner/1.svg`,
      link: 'javascript:window.__xss=1',
      parametrosAdicionais: [],
    };
    return ok({
      banners: {
        '5': { id: 5, nome: ' Inverno ', dimensoes: { desktop: picture, mobile: [] } },
        '6': { id: 6, dimensoes: [] },
        '7': null,
      },
    });
  }
  const campaign = campaigns(origin, path);
  if (campaign !== null) return ok(campaign);
  if (path === 'showcase/banners/banner-listagem-categoria') return ok(listingBanners(origin, query.idNivel));
  if (path.startsWith('showcase/products/')) {
    const limit = Number(query.limit ?? 10);
    return ok({
      vitrine: { id: '1', titulo: ' Chegou agora ' },
      produtos: PRODUCTS.slice(20, 20 + limit).map((product) => card(origin, product)),
    });
  }
  return null;
}
