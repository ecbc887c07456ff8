import { modelId, modelOrProductId } from '@/lib/catalog/product/model-id';
import { pictureAddress } from '@/lib/catalog/product/picture-address';
import { sizeUrl } from '@/lib/catalog/product/size-href';
import { type Variant, variantsOf } from '@/lib/catalog/product/sold-variants';
import { displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { audienceOf, validGtin13 } from '@/lib/seo/structured-data/product-attributes';
import { feedAmount, feedText } from './feed-values';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_PICTURES = 10;

const COUNTRY = 'BR';

type Seller = { name: string; url: string };

type AssistantItem = {
  product: Produto;
  /** Absolute canonical address. */
  address: string;
  /** Plain text. */
  description: string;
  /** Name of the category in which the product was found. */
  category: string;
  seller: Seller;
};

/** Leaves out fields without a value, because assistants accept no placeholders. */
const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  );

function rowOf({ product, address, description, category, seller }: AssistantItem, variant: Variant) {
  const prices = displayPrices(variant.precos);
  const [picture, ...others] = product.midias.imagens.map(pictureAddress);
  if (prices === null || picture === undefined) return null;
  const sizes = product.atributos.simples?.valores.length ?? 0;
  const model = modelOrProductId(product);
  const audience = audienceOf(product);
  // The page of a sold-out product shows no old price either.
  const de = variant.isAvailable ? prices.de : null;
  return given({
    item_id: variant.id,
    title: feedText(sizes > 1 ? `${product.nome} ${variant.label}` : product.nome, MAX_TITLE),
    description: feedText(description || product.nome, MAX_DESCRIPTION),
    url: sizes > 1 ? sizeUrl(address, variant.label) : address,
    brand: product.marca?.nome ?? seller.name,
    image_url: picture,
    additional_image_urls: others.length > 0 ? others.slice(0, MAX_PICTURES).join(',') : '',
    price: feedAmount(de ?? prices.por),
    sale_price: de === null ? '' : feedAmount(prices.por),
    availability: variant.isAvailable ? 'in_stock' : 'out_of_stock',
    is_eligible_search: true,
    is_eligible_checkout: false,
    group_id: `modelo-${model}`,
    listing_has_variations: sizes > 1 || modelId(product) !== null,
    condition: 'new',
    product_category: category,
    // The platform's number identifies the product, so it is only right if there is a single size.
    gtin: sizes > 1 ? '' : (validGtin13(product.ean) ?? ''),
    mpn: product.mpn.trim(),
    color: product.atributos.unico?.valores.find(({ selecionado }) => selecionado)?.label ?? '',
    size: variant.label,
    gender: audience.gender,
    age_group: audience.age,
    seller_name: seller.name,
    seller_url: seller.url,
    target_countries: [COUNTRY],
    store_country: COUNTRY,
  });
}

/**
 * A product in the feed for assistants, one line of JSON per size; '' without a public price or a picture.
 * Prices and availability are those of the page. Assistants cannot buy through the feed, only on the page.
 */
export function assistantLines(item: AssistantItem): string {
  if (item.product.status === 'sobConsulta') return '';
  return variantsOf(item.product)
    .map((variant) => rowOf(item, variant))
    .filter((row) => row !== null)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}
