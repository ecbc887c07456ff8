import { modelId } from '@/lib/catalog/product/model-id';
import { pictureAddress } from '@/lib/catalog/product/picture-address';
import { sizeUrl } from '@/lib/catalog/product/size-href';
import type { FeedCategory } from '@/lib/config/storefronts/storefront';
import { type DisplayPrices, displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { audienceOf, validGtin13 } from '@/lib/seo/structured-data/product-attributes';
import { element } from './documents';
import { feedAmount, feedText } from './feed-values';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_ADDITIONAL_PICTURES = 10;
const MAX_MPN = 70;

export function feedHead(shop: string, siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>${element('title', shop)}${element('link', siteUrl)}${element('description', `Produtos da ${shop}`)}`,
    '',
  ].join('\n');
}

export const FEED_TAIL = '</channel></rss>\n';

const FREE_SHIPPING = `<g:shipping>${element('g:country', 'BR')}${element('g:price', feedAmount(0))}</g:shipping>`;

/**
 * Delivery price of the feed. It is only known if delivery is free; otherwise it takes a quote for a postal
 * code.
 */
const shippingOf = (price: number, freeFrom: number | null) =>
  freeFrom !== null && price >= freeFrom ? FREE_SHIPPING : '';

/** A product, or a closed kit. */
type FeedProduct = Pick<
  Produto,
  'id' | 'nome' | 'ean' | 'mpn' | 'status' | 'marca' | 'precos' | 'atributos' | 'filtros' | 'midias'
>;

function colourOf({ atributos: { unico } }: FeedProduct): string {
  return unico?.valores.find(({ selecionado }) => selecionado)?.label ?? '';
}

type FeedItem = {
  product: FeedProduct;
  /** Whether it is several products sold together. */
  isKit?: boolean;
  /** Absolute canonical address. */
  address: string;
  /** Plain text. */
  description: string;
  /** Name of the category in which the product was found. */
  category: string;
  /** Google's taxonomy numbers for this shop's products. */
  feedCategories: readonly FeedCategory[];
  /** Minimum order in reais for free delivery; null if the shop has not configured it. */
  freeShippingFrom: number | null;
};

const taxonomyNumber = (text: string, categories: readonly FeedCategory[]) =>
  categories.find(({ pattern }) => pattern.test(text))?.googleId ?? '';

/** An offer at one price: a product, or one of its sizes. */
type Offered = {
  id: string;
  label: string;
  precos: FeedProduct['precos'];
  ean: string;
  isInStock: boolean;
  address: string;
};

/** The sizes of a product, each with an address that selects it; a single entry if there are no sizes. */
function offeredIn({ product, isKit, address }: FeedItem): Offered[] {
  const { id, precos, ean, status, atributos } = product;
  const sizes = isKit ? [] : (atributos.simples?.valores ?? []);
  const isAvailable = status === 'disponivel';
  const [only] = sizes;
  if (sizes.length < 2) {
    return [
      {
        // The same number as in tracking events, with a prefix for kits because platforms number them
        // separately.
        id: isKit ? `kit-${id}` : String(id),
        label: only?.label ?? '',
        precos: only?.precos ?? precos,
        ean: only?.ean || ean,
        isInStock: isAvailable,
        address,
      },
    ];
  }
  return sizes.map((size) => ({
    id: `${id}-${size.idAtributoValor}`,
    label: size.label,
    precos: size.precos ?? precos,
    ean: size.ean,
    isInStock: isAvailable && size.estoque > 0,
    address: sizeUrl(address, size.label),
  }));
}

function installmentOf({ instalment }: DisplayPrices): string {
  if (instalment === null || instalment.parcelas === 1 || instalment.taxa !== 0) return '';
  const { parcelas, amount } = instalment;
  return `<g:installment>${element('g:months', String(parcelas))}${element('g:amount', feedAmount(amount))}</g:installment>`;
}

/** The number that all sizes and colours of a model share; if there are only sizes, the product's number. */
function groupOf(product: FeedProduct, isOneOfSizes: boolean): string {
  return String(modelId(product) ?? (isOneOfSizes ? product.id : ''));
}

function itemOf(entry: FeedItem, offered: Offered, isOneOfSizes: boolean): string {
  const { product, isKit = false, description, category, feedCategories, freeShippingFrom } = entry;
  const prices = displayPrices(offered.precos);
  const [picture, ...otherPictures] = product.midias.imagens.map(pictureAddress);
  if (prices === null || picture === undefined) return '';
  const { por } = prices;
  const gtin = validGtin13(offered.ean) ?? '';
  const mpn = product.mpn.trim();
  const audience = audienceOf(product);
  // The page of a sold-out product shows neither old price nor instalments.
  const de = offered.isInStock ? prices.de : null;
  const title = isOneOfSizes ? `${product.nome}, tamanho ${offered.label}` : product.nome;
  return [
    '<item>',
    element('g:id', offered.id),
    // Remarketing needs the number that tracking events contain, which is that of the product without its
    // size.
    element('g:display_ads_id', isOneOfSizes ? String(product.id) : ''),
    element('g:title', feedText(title, MAX_TITLE)),
    element('g:description', feedText(description || product.nome, MAX_DESCRIPTION)),
    element('g:link', offered.address),
    element('g:image_link', picture),
    ...otherPictures
      .slice(0, MAX_ADDITIONAL_PICTURES)
      .map((file) => element('g:additional_image_link', file)),
    element('g:availability', offered.isInStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', feedAmount(de ?? por)),
    element('g:sale_price', de === null ? '' : feedAmount(por)),
    element('g:condition', 'new'),
    element('g:brand', product.marca?.nome ?? ''),
    element('g:gtin', gtin),
    element('g:mpn', feedText(mpn, MAX_MPN)),
    // Whether a branded product has a GTIN is unknown, and a wrong "no" would be worse than no value.
    product.marca === null && gtin === '' && mpn === '' ? element('g:identifier_exists', 'no') : '',
    element('g:item_group_id', groupOf(product, isOneOfSizes)),
    element('g:color', colourOf(product)),
    element('g:size', offered.label),
    element('g:is_bundle', isKit ? 'yes' : ''),
    element('g:gender', audience.gender),
    element('g:age_group', audience.age),
    element('g:product_type', category),
    element('g:google_product_category', taxonomyNumber(`${category} ${product.nome}`, feedCategories)),
    offered.isInStock ? installmentOf(prices) : '',
    shippingOf(por, freeShippingFrom),
    '</item>\n',
  ].join('');
}

/**
 * A product in the Google Merchant feed, one item per size. '' for products without a public price or a
 * picture, which Google rejects. Prices are those of the item's page: `price` is the old price if there is
 * one, followed by `sale_price`. They apply to all payment methods, so they exclude the Pix discount.
 */
export function feedItem(entry: FeedItem): string {
  if (entry.product.status === 'sobConsulta') return '';
  const offered = offeredIn(entry);
  return offered.map((one) => itemOf(entry, one, offered.length > 1)).join('');
}
