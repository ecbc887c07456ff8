import { BRANDS, CATEGORIES, FOREIGN_HOST, HOSTILE_HTML, PRODUCTS, type Product } from './catalogue';
import { socialAddress } from './pictures';
import { questionsOf, reviewsOf } from './reviews';
import { malformedSeo } from './seo';

/** Loosely typed JSON, because this platform's responses have inconsistent types. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Query = Record<string, string>;

/** A route object; an empty query or params is `[]`. */
function rota(path: string, query: Query = {}): Json {
  return {
    name: 'product/listing',
    route: path,
    path,
    params: [],
    query: Object.keys(query).length ? query : [],
  };
}

export function absolute(path: string, query: Query = {}): string {
  const search = new URLSearchParams(query);
  return `${FOREIGN_HOST}${path}${search.size > 0 ? `?${search}` : ''}`;
}

export function estrutura(nivel: string, title: string, path: string, crumbs: [string, string][] = []): Json {
  return {
    nivel,
    seo: malformedSeo(path) ?? {
      title: ` ${title} | Ótica Vesúvio `,
      description: `${title} na Ótica Vesúvio`,
      canonical: absolute(path),
      indexar: 's',
      openGraphUrlImagem: socialAddress(path, FOREIGN_HOST),
    },
    breadcrumb: [
      { label: 'Home', atual: false, url: FOREIGN_HOST, rota: { name: 'home', params: [], query: [] } },
      ...crumbs.map(([label, target]) => ({
        label,
        atual: target === path,
        url: absolute(target),
        rota: rota(target),
      })),
    ],
    dadosEstruturados: [],
  };
}

function precos({ id, de, por }: Product): Json {
  // Some prices are text, as on older stores of the platform.
  const write = (value: number): Json => (id % 4 === 0 ? value.toFixed(2) : value);
  const vista = Math.round(por * 93) / 100;
  return {
    de: write(de),
    por: write(por),
    vista: write(vista),
    descontoVista: '7',
    editavel: 'n',
    parcelamento: {
      '1': {
        parcelas: '1',
        valorParcela: write(vista),
        valorTotal: write(vista),
        taxa: '-7',
        exibirTaxa: 's',
      },
      '6': {
        parcelas: 6,
        valorParcela: Math.round((por / 6) * 100) / 100,
        valorTotal: por,
        taxa: 0,
        exibirTaxa: 'n',
      },
      '12': {
        parcelas: 12,
        valorParcela: Math.round((por / 10) * 100) / 100,
        valorTotal: por * 1.2,
        taxa: '1.99',
        exibirTaxa: true,
      },
    },
    regrasAtacado: [],
  };
}

function carrinho(origin: string, id: number, size: number): Json {
  // A real shop was found to return the cart address of another shop, which must not be followed.
  const host = id === 7_003 ? 'https://evil.example' : origin;
  return {
    hash: `${id}-${size}-0-0-1`,
    url: `${host}/checkout/carrinho?add=${id}-${size}-0-0-1`,
    tipo: 'produto',
    itens: [
      {
        idProduto: String(id),
        idAtributoSimples: String(size),
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ],
  };
}

function imagens(origin: string, { id, nome }: Product): Json {
  if (id % 10 === 9) return [];
  const ending = id === MEASURED.withPhoto ? 'jpg' : 'svg';
  const file = (size: string) => `${origin}/upload/produto/imagem/${size}_${id}.${ending}`;
  return {
    imagens: ['frente', 'lado'].map((side) => ({
      label: ` ${nome} ${side}`,
      descricao: null,
      arquivos: { small: file('s'), medium: file('m'), big: file('b'), zoom: '' },
    })),
  };
}

function atributos(origin: string, product: Product): Json {
  const variants = PRODUCTS.filter(({ nome }) => nome.split(' ')[0] === product.nome.split(' ')[0]);
  const unico =
    variants.length > 1
      ? {
          id: '3',
          nome: 'Cor ',
          tipo: 'imagem',
          valores: variants.map((variant) => ({
            idAtributoValor: String(variant.id),
            label: ` ${variant.cor}`,
            imagem: '',
            selecionado: variant.id === product.id ? 's' : 'n',
            produto: { id: variant.id, estoque: variant.estoque, status: variant.status, midias: [] },
            rota: false,
            url: absolute(`/${variant.slug}.html`),
          })),
        }
      : null;
  const simples =
    product.tamanhos.length > 0
      ? {
          id: 4,
          nome: 'Tamanho',
          valores: Object.fromEntries(
            product.tamanhos.map((label, index) => [
              String(900 + index),
              {
                idAtributoValor: 900 + index,
                label,
                estoque: index === 0 && product.tamanhos.length > 1 ? 0 : product.estoque,
                selecionado: false,
                precos: precos(product),
                carrinho: carrinho(origin, product.id, 900 + index),
              },
            ]),
          ),
        }
      : null;
  return unico === null && simples === null ? [] : { unico, simples };
}

/** A product as in listings, with the missing, misnamed and oddly encoded fields of this platform. */
export function card(origin: string, product: Product): Json {
  const brand = BRANDS.find(({ slug }) => slug === product.marca);
  const marca = brand
    ? { id: brand.id, nome: ` ${brand.nome} `, imagem: '', url: absolute(`/marcas/${brand.slug}`), rota: [] }
    : [];
  const path = `/${product.slug}.html`;
  return {
    id: product.id % 2 === 0 ? String(product.id) : product.id,
    sku: product.id,
    nome: ` ${product.nome} `,
    status: product.status,
    estoque: String(product.estoque),
    ...(product.id % 5 === 0 ? { marca: null, marcas: [marca] } : { marca }),
    ...(product.id === 7_008 ? { precos: [] } : { precos: precos(product) }),
    atributos: atributos(origin, product),
    carrinho:
      product.tamanhos.length > 0 || product.status !== 'disponivel' ? [] : carrinho(origin, product.id, 0),
    personalizacoes: [],
    descricoes: [],
    selos:
      product.id % 6 === 0
        ? [{ id: '1', nome: 'Novo', label: 'Novo', imagem: '', posicao: { x: 'left', y: 'top' }, cores: [] }]
        : null,
    midias: imagens(origin, product),
    ...(product.id % 3 === 0
      ? { url: absolute(path), rota: {} }
      : { rota: { name: 'product/detail', route: path, params: { produto: product.slug }, query: [] } }),
  };
}

/**
 * The only products with the four measurements of a frame; one has a drawing like all others, one a photo of its front.
 */
export const MEASURED = { withDrawing: 7_032, withPhoto: 7_033 } as const;

/** Four measurements after twelve other rows; for other products the platform has only the bridge. */
function measures({ id }: Product): Json {
  if (id !== MEASURED.withDrawing && id !== MEASURED.withPhoto)
    return [{ id: 1, label: 'Ponte', valor: '18 mm' }];
  const values = [...Array<string>(12).fill('sim'), ' 138,4 mm', '18mm', '52', '41 mm (lente)'];
  return Object.fromEntries(
    values.map((valor, index) => [String(index), { id: String(index), label: `Item ${index}`, valor }]),
  );
}

/** The product as on its page; `layoutPersonalizado` is missing on purpose. */
export function detail(origin: string, product: Product): Json {
  const category = CATEGORIES.find(({ path }) => path === product.categoria);
  const base = card(origin, product);
  return {
    ...(typeof base === 'object' && !Array.isArray(base) ? base : {}),
    ean: '',
    mpn: null,
    tipo: 'produto',
    descricoes: { curta: '', longa: HOSTILE_HTML, tabelaMedida: '' },
    video: product.id % 8 === 0 ? { plataforma: 'youtube', url: 'javascript:window.__xss=1' } : [],
    categoria: category ? { id: String(category.id), nome: category.nome, nivel: '3', taxonomia: [] } : [],
    caracteristicas: { '12': { nome: 'Medidas', itens: measures(product) } },
    personalizacoes: [],
    combinacoes: null,
    avaliacao: reviewsOf(product),
    perguntas: questionsOf(product),
    produtos: [],
  };
}

/** The only category with a listing banner, which has the same picture for all screens. */
const BANNER_PATH = '/armacoes';

/** Listing banners for a category id: one for `BANNER_PATH`, none for others. */
export function listingBanners(origin: string, idNivel: string | undefined): Json {
  const category = CATEGORIES.find(({ id, path }) => path === BANNER_PATH && String(id) === idNivel);
  if (!category) return { banners: null };
  return {
    banners: {
      '9': {
        id: 9,
        nome: ` Semana de ${category.nome} `,
        dimensoes: {
          desktop: {
            image: `${origin}/upload/banner/9.svg`,
            link: absolute('/solares'),
            parametrosAdicionais: [],
          },
          mobile: [],
        },
      },
    },
  };
}
