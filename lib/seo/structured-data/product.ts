import { pictureAddress } from '@/lib/catalog/product/picture-address';
import { startOffer } from '@/lib/catalog/product/size-address';
import { sizeUrl } from '@/lib/catalog/product/size-href';
import { leadingRating, type ReviewSummary, reviewDate } from '@/lib/catalog/reviews/review-summary';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Status } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { audienceOf, validGtin13 } from './product-attributes';
import { storeId } from './store';

/**
 * `aggregateRating` and `review` as on the page; search engines penalise ratings that the page does not show.
 */
function ratingOf(reviews: ReviewSummary) {
  const { media, quantidade } = leadingRating(reviews);
  const { opinions } = reviews;
  if (quantidade === 0 || media < 1) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: media.toFixed(1),
      reviewCount: quantidade,
      bestRating: 5,
      worstRating: 1,
    },
    ...(opinions.length > 0 ? { review: opinions.map(reviewOf) } : {}),
  };
}

function reviewOf({ nome, nota, comentario, data }: ReviewSummary['opinions'][number]) {
  const day = reviewDate(data);
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: nome || 'Cliente' },
    reviewRating: { '@type': 'Rating', ratingValue: nota, bestRating: 5, worstRating: 1 },
    ...(comentario ? { reviewBody: comentario } : {}),
    ...(day ? { datePublished: day.iso } : {}),
  };
}

/** The fields of a product, or of a closed kit. */
type ProductDetails = Pick<
  ProdutoDetalhe,
  'id' | 'nome' | 'sku' | 'mpn' | 'ean' | 'marca' | 'midias' | 'atributos' | 'filtros' | 'precos' | 'status'
>;

type ProductInput = {
  product: ProductDetails;
  /** Canonical address, absolute. */
  url: string;
  /** Plain text. */
  description: string;
  /** Origin of this shop. */
  siteUrl: string;
  /** Name of the size in the address; '' or absent without one. */
  size?: string;
  /** Whether it is several products sold together. */
  isCollection?: boolean;
  /** Exactly the reviews of this product that the page shows. */
  reviews?: ReviewSummary | undefined;
};

const AVAILABILITY = {
  disponivel: 'https://schema.org/InStock',
  indisponivel: 'https://schema.org/OutOfStock',
} as const;

type OfferInput = { precos: Precos | null; status: Status; url: string; siteUrl: string };

/**
 * The offer; undefined without a public price. It has the old price only if the page shows it. It has no
 * `priceValidUntil`, since the platform does not send when an offer ends.
 */
function offerOf({ precos, status, url, siteUrl }: OfferInput) {
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
      seller: { '@type': 'OnlineStore', '@id': storeId(siteUrl) },
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

/**
 * Other colours, identified only by their address. Each has its own page, and as a product it would need a
 * price here.
 */
function colourVariants({ product, siteUrl }: ProductInput) {
  const values = product.atributos.unico?.valores ?? [];
  return values.flatMap(({ rota, selecionado }) =>
    selecionado || !rota?.path ? [] : [{ url: new URL(rota.path, siteUrl).href }],
  );
}

/** Ages in years of Merchant Center's age groups. */
const AGE_RANGES = {
  kids: { suggestedMinAge: 5, suggestedMaxAge: 13 },
  adult: { suggestedMinAge: 13 },
  '': {},
};

function audience(product: ProductDetails) {
  const { gender, age } = audienceOf(product);
  if (gender === '') return {};
  return { audience: { '@type': 'PeopleAudience', suggestedGender: gender, ...AGE_RANGES[age] } };
}

const picturesOf = ({ midias }: ProductDetails): string[] => midias.imagens.map(pictureAddress);

/** Sizes share the page and its picture; each has its own address, price and stock. */
function sizeVariants({ product, url, siteUrl }: ProductInput) {
  const sizes = product.atributos.simples?.valores ?? [];
  if (sizes.length < 2) return [];
  const [image] = picturesOf(product);
  return sizes.map((size) => {
    const { label, idAtributoValor, ean, estoque } = size;
    const gtin13 = validGtin13(ean);
    const address = sizeUrl(url, label);
    return {
      '@type': 'Product',
      name: `${product.nome} ${label}`,
      sku: size.sku || `${product.sku || product.id}-${idAtributoValor}`,
      size: label,
      url: address,
      ...(gtin13 ? { gtin13 } : {}),
      ...(image ? { image } : {}),
      ...offerOf({
        precos: size.precos ?? product.precos,
        status: product.status === 'disponivel' && estoque === 0 ? 'indisponivel' : product.status,
        url: address,
        siteUrl,
      }),
    };
  });
}

function variantGroup(input: ProductInput) {
  const { product, siteUrl } = input;
  const colours = colourVariants(input);
  const sizes = sizeVariants(input);
  if (colours.length + sizes.length === 0) return {};
  const siblings = (product.atributos.unico?.valores ?? []).flatMap(({ produto: sibling }) =>
    sibling === null ? [] : [sibling.id],
  );
  const id = String(Math.min(product.id, ...siblings));
  const variesBy = [
    ...(colours.length > 0 ? ['https://schema.org/color'] : []),
    ...(sizes.length > 0 ? ['https://schema.org/size'] : []),
  ];
  return {
    isVariantOf: {
      '@type': 'ProductGroup',
      '@id': `${siteUrl}/#modelo-${id}`,
      productGroupID: id,
      name: product.nome,
      variesBy,
      hasVariant: [...colours, ...sizes],
    },
  };
}

/**
 * Structured data of a product. It has the same price as the page, no offer without a public price, and
 * ratings only from reviews that the page shows.
 */
export function productJsonLd(input: ProductInput) {
  const { product, url, description, siteUrl, size = '', isCollection = false, reviews } = input;
  const { label, ...offered } = startOffer(product, size);
  const images = picturesOf(product);
  const colour = product.atributos.unico?.valores.find(({ selecionado }) => selecionado)?.label;
  const gtin13 = validGtin13(product.ean);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...(isCollection ? { additionalType: 'https://schema.org/ProductCollection' } : {}),
    name: product.nome,
    url,
    ...(description ? { description: description } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.mpn ? { mpn: product.mpn } : {}),
    ...(gtin13 ? { gtin13 } : {}),
    ...(colour ? { color: colour } : {}),
    ...audience(product),
    ...(product.marca ? { brand: { '@type': 'Brand', name: product.marca.nome } } : {}),
    ...(label ? { size: label } : {}),
    ...offerOf({ ...offered, url: size !== '' && size === label ? sizeUrl(url, size) : url, siteUrl }),
    ...(reviews ? ratingOf(reviews) : {}),
    ...variantGroup(input),
  };
}
