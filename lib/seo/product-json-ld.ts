import { displayPrices } from '@/lib/money/prices';
import type { Precos } from '@/lib/store-api/schemas/precos';
import type { Status } from '@/lib/store-api/schemas/produto';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';
import { audienceOf } from './audience';
import { validGtin13 } from './gtin';
import { plain } from './plain';
import { ratingOf, type ShownReviews } from './rating-json-ld';
import { storeId } from './store-json-ld';

/** What is told of a product, or of a kit that is sold as one. */
type Described = Pick<
  ProdutoDetalhe,
  'id' | 'nome' | 'sku' | 'mpn' | 'ean' | 'marca' | 'midias' | 'atributos' | 'filtros' | 'precos' | 'status'
>;

type Facts = {
  produto: Described;
  /** Canonical address, absolute. */
  url: string;
  /** Plain text. */
  descricao: string;
  /** Origin of this shop. */
  siteUrl: string;
  /** Several products sold as one. */
  isCollection?: boolean;
  /** Reviews of this product that stand on the page, and no others (B9). */
  avaliacoes?: ShownReviews;
};

const AVAILABILITY = {
  disponivel: 'https://schema.org/InStock',
  indisponivel: 'https://schema.org/OutOfStock',
} as const;

type Offered = { precos: Precos | null; status: Status; url: string; siteUrl: string };

/** The offer behind a price; nothing for what has no public one (B3). The old price only where the page shows it (B2). */
function offerOf({ precos, status, url, siteUrl }: Offered) {
  const prices = displayPrices(precos);
  if (status === 'sobConsulta' || prices === null) return {};
  const { de, por } = prices;
  return {
    offers: {
      '@type': 'Offer',
      price: por.toFixed(2),
      priceCurrency: 'BRL',
      availability: AVAILABILITY[status],
      itemCondition: 'https://schema.org/NewCondition',
      url,
      seller: { '@id': storeId(siteUrl) },
      ...(de === null || status === 'indisponivel'
        ? {}
        : {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: de.toFixed(2),
              priceCurrency: 'BRL',
            },
          }),
    },
  };
}

/** Sibling colours, each a page of its own, told by its address alone: as a product it would want a price here (B5). */
function colourVariants({ produto, siteUrl }: Facts) {
  const values = produto.atributos.unico?.valores ?? [];
  return values.flatMap(({ rota, selecionado }) =>
    selecionado || !rota?.path ? [] : [{ url: new URL(rota.path, siteUrl).href }],
  );
}

/** Years of age by Merchant Center's own kinds. */
const YEARS = { kids: { suggestedMinAge: 5, suggestedMaxAge: 13 }, adult: { suggestedMinAge: 13 }, '': {} };

function audience(produto: Described) {
  const { gender, age } = audienceOf(produto);
  if (gender === '') return {};
  return { audience: { '@type': 'PeopleAudience', suggestedGender: gender, ...YEARS[age] } };
}

function picturesOf({ midias }: Described): string[] {
  return midias.imagens.map(({ arquivos }) => arquivos.zoom || arquivos.big).filter((file) => file !== '');
}

/** Sizes share the page and its picture; each has its own price and stock. */
function sizeVariants({ produto, url, siteUrl }: Facts) {
  const sizes = produto.atributos.simples?.valores ?? [];
  if (sizes.length < 2) return [];
  const [image] = picturesOf(produto);
  return sizes.map(({ label, idAtributoValor, precos, estoque }) => ({
    '@type': 'Product',
    name: plain(`${produto.nome} ${label}`),
    sku: plain(`${produto.sku || produto.id}-${idAtributoValor}`),
    size: plain(label),
    ...(image ? { image } : {}),
    ...offerOf({
      precos: precos ?? produto.precos,
      status: produto.status === 'disponivel' && estoque === 0 ? 'indisponivel' : produto.status,
      url,
      siteUrl,
    }),
  }));
}

function groupOf(facts: Facts) {
  const { produto, siteUrl } = facts;
  const colours = colourVariants(facts);
  const sizes = sizeVariants(facts);
  if (colours.length + sizes.length === 0) return {};
  const siblings = (produto.atributos.unico?.valores ?? []).flatMap(({ produto: sibling }) =>
    sibling === null ? [] : [sibling.id],
  );
  const id = String(Math.min(produto.id, ...siblings));
  const variesBy = [
    ...(colours.length > 0 ? ['https://schema.org/color'] : []),
    ...(sizes.length > 0 ? ['https://schema.org/size'] : []),
  ];
  return {
    isVariantOf: {
      '@type': 'ProductGroup',
      '@id': `${siteUrl}/#modelo-${id}`,
      productGroupID: id,
      name: plain(produto.nome),
      variesBy,
      hasVariant: [...colours, ...sizes],
    },
  };
}

/**
 * Structured data of a product: the same price as on the page, no offer for what has no public price (B1 to
 * B5), ratings only of reviews that the page shows (B9, SEO-11).
 */
export function productJsonLd(facts: Facts) {
  const { produto, url, descricao, siteUrl, isCollection = false, avaliacoes } = facts;
  const images = picturesOf(produto);
  const colour = produto.atributos.unico?.valores.find(({ selecionado }) => selecionado)?.label;
  const gtin13 = validGtin13(produto.ean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...(isCollection ? { additionalType: 'https://schema.org/ProductCollection' } : {}),
    name: plain(produto.nome),
    url,
    ...(descricao ? { description: plain(descricao) } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(produto.sku ? { sku: plain(produto.sku) } : {}),
    ...(produto.mpn ? { mpn: plain(produto.mpn) } : {}),
    ...(gtin13 ? { gtin13 } : {}),
    ...(colour ? { color: plain(colour) } : {}),
    ...audience(produto),
    ...(produto.marca ? { brand: { '@type': 'Brand', name: plain(produto.marca.nome) } } : {}),
    ...offerOf({ precos: produto.precos, status: produto.status, url, siteUrl }),
    ...(avaliacoes ? ratingOf(avaliacoes) : {}),
    ...groupOf(facts),
  };
}
