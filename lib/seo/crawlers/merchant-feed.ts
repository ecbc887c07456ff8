import { modelId } from '@/lib/catalog/product/model-id';
import type { FeedCategory } from '@/lib/config/storefronts/storefront';
import { displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { audienceOf, validGtin13 } from '@/lib/seo/structured-data/product-attributes';
import { element } from './documents';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_ADDITIONAL_PICTURES = 10;
const MAX_MPN = 70;

const AVAILABILITY = { disponivel: 'in_stock', indisponivel: 'out_of_stock' } as const;

const brl = (reais: number) => `${reais.toFixed(2)} BRL`;
const truncate = (text: string, max: number) => Array.from(text).slice(0, max).join('');

export function feedHead(shop: string, siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>${element('title', shop)}${element('link', siteUrl)}${element('description', `Produtos da ${shop}`)}`,
    '',
  ].join('\n');
}

export const FEED_TAIL = '</channel></rss>\n';

const FREE_SHIPPING = `<g:shipping>${element('g:country', 'BR')}${element('g:price', brl(0))}</g:shipping>`;

/** The price of delivery is known where it is free; otherwise it takes a quote for a CEP. */
const shippingOf = (price: number, freeFrom: number | null) =>
  freeFrom !== null && price >= freeFrom ? FREE_SHIPPING : '';

/** A product, or a kit that is sold as one. */
type FeedProduct = Pick<
  Produto,
  'id' | 'nome' | 'ean' | 'mpn' | 'status' | 'marca' | 'precos' | 'atributos' | 'filtros' | 'midias'
>;

function colourOf({ atributos: { unico } }: FeedProduct): string {
  return unico?.valores.find(({ selecionado }) => selecionado)?.label ?? '';
}

/** The size that the price of the page is for: the only one, else the one that is chosen for the shopper. */
function sizeOf({ atributos: { simples } }: FeedProduct): string {
  const sizes = simples?.valores ?? [];
  const size = sizes.length === 1 ? sizes[0] : sizes.find(({ selecionado }) => selecionado);
  return size?.label ?? '';
}

type FeedItem = {
  product: FeedProduct;
  /** Several products sold as one. */
  isKit?: boolean;
  /** Absolute canonical address. */
  address: string;
  /** Plain text. */
  description: string;
  /** Name of the category the product was found in. */
  category: string;
  /** Numbers of Google's taxonomy for what this shop sells. */
  feedCategories: readonly FeedCategory[];
  /** From how many reais on an order is delivered for nothing; null when the shop has not said so. */
  freeShippingFrom: number | null;
};

const taxonomyNumber = (text: string, categories: readonly FeedCategory[]) =>
  categories.find(({ pattern }) => pattern.test(text))?.googleId ?? '';

/**
 * One product of the Google Merchant feed; '' for products without a public price or a picture, which it refuses.
 * Prices are those of the page: `price` the old one when there is one, then `sale_price`.
 */
export function feedItem({
  product,
  isKit = false,
  address,
  description,
  category,
  feedCategories,
  freeShippingFrom,
}: FeedItem): string {
  const prices = displayPrices(product.precos);
  const [picture, ...otherPictures] = product.midias.imagens.map(
    ({ arquivos }) => arquivos.zoom || arquivos.big,
  );
  if (product.status === 'sobConsulta' || prices === null || !picture) return '';
  const { por, instalment } = prices;
  const gtin = validGtin13(product.ean) ?? '';
  const mpn = product.mpn.trim();
  const audience = audienceOf(product);
  // The page of a sold out product shows neither.
  const de = product.status === 'disponivel' ? prices.de : null;
  const installment =
    product.status === 'disponivel' && instalment !== null && instalment.parcelas > 1 && instalment.taxa === 0
      ? `<g:installment>${element('g:months', String(instalment.parcelas))}${element('g:amount', brl(instalment.amount))}</g:installment>`
      : '';
  return [
    '<item>',
    // The same number as in tracking events: remarketing works only where the two agree. Platforms count kits apart.
    element('g:id', isKit ? `kit-${product.id}` : String(product.id)),
    element('g:title', truncate(product.nome, MAX_TITLE)),
    element('g:description', truncate(description || product.nome, MAX_DESCRIPTION)),
    element('g:link', address),
    element('g:image_link', picture),
    ...otherPictures
      .slice(0, MAX_ADDITIONAL_PICTURES)
      .map((file) => element('g:additional_image_link', file)),
    element('g:availability', AVAILABILITY[product.status]),
    element('g:price', brl(de ?? por)),
    element('g:sale_price', de === null ? '' : brl(por)),
    element('g:condition', 'new'),
    element('g:brand', product.marca?.nome ?? ''),
    element('g:gtin', gtin),
    element('g:mpn', truncate(mpn, MAX_MPN)),
    // Whether a branded product has a number is not known here, and a wrong "no" is worse than nothing.
    product.marca === null && gtin === '' && mpn === '' ? element('g:identifier_exists', 'no') : '',
    element('g:item_group_id', String(modelId(product) ?? '')),
    element('g:color', colourOf(product)),
    element('g:size', sizeOf(product)),
    element('g:is_bundle', isKit ? 'yes' : ''),
    element('g:gender', audience.gender),
    element('g:age_group', audience.age),
    element('g:product_type', category),
    element('g:google_product_category', taxonomyNumber(`${category} ${product.nome}`, feedCategories)),
    installment,
    shippingOf(por, freeShippingFrom),
    '</item>\n',
  ].join('');
}
