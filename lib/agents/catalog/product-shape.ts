import { takesLenses } from '@/lib/catalog/product/loose-lenses';
import { pictureAddress } from '@/lib/catalog/product/picture-address';
import {
  featuredVariant,
  type SoldProduct,
  type Variant,
  variantsOf,
} from '@/lib/catalog/product/sold-variants';
import { serverConfig } from '@/lib/config/environment';
import { validGtin13 } from '@/lib/seo/structured-data/product-attributes';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { pricesOf } from './prices';

const MAX_DESCRIPTION = 2_000;
const MAX_PICTURES = 8;

/** Plain texts by platform response, because creating one takes longer than the rest of a shape. */
const plainTexts = new WeakMap<object, string>();

function plainText({ descricoes }: SoldProduct): string {
  const known = plainTexts.get(descricoes);
  if (known !== undefined) return known;
  const text = htmlToText(descricoes.curta || descricoes.longa, MAX_DESCRIPTION);
  plainTexts.set(descricoes, text);
  return text;
}

/** Slug of a product's path, used as its handle. */
const handleOf = (path: string): string => path.replace(/^\//, '').replace(/\.html$/, '');

/** Absolute address of a page of this shop. */
export const pageUrl = (path: string): string => new URL(path, serverConfig().siteUrl).href;

function mediaOf({ midias, nome }: SoldProduct) {
  return midias.imagens
    .slice(0, MAX_PICTURES)
    .map((picture) => ({ type: 'image', url: pictureAddress(picture), alt_text: picture.label || nome }));
}

/** A price in the protocol's format. */
type Price = { amount: number; currency: string };

function rangeOf(prices: readonly Price[]) {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  const [min] = sorted;
  const max = sorted.at(-1);
  return min === undefined || max === undefined ? null : { min, max };
}

/** Name of the option whose values are the sizes. */
const sizeOption = ({ atributos }: SoldProduct): string => atributos.simples?.nome || 'Tamanho';

function variantShape(product: SoldProduct, variant: Variant, description: { plain: string }) {
  const prices = pricesOf(variant.precos, variant.isAvailable);
  if (prices === null) return null;
  const gtin = validGtin13(product.ean);
  const isOnly = (product.atributos.simples?.valores.length ?? 0) < 2;
  return {
    id: variant.id,
    sku: variant.sku,
    ...(gtin !== undefined && isOnly ? { barcodes: [{ type: 'EAN', value: gtin }] } : {}),
    title: variant.label === '' ? product.nome : `${product.nome}, ${sizeOption(product)} ${variant.label}`,
    description,
    price: prices.price,
    ...(prices.listPrice === null ? {} : { list_price: prices.listPrice }),
    availability: {
      available: variant.isAvailable,
      status: variant.isAvailable ? 'in_stock' : 'out_of_stock',
    },
    ...(variant.label === '' ? {} : { options: [{ name: sizeOption(product), label: variant.label }] }),
    metadata: { ...prices.metadata, can_add_to_cart: variant.payload !== null },
  };
}
export type VariantShape = NonNullable<ReturnType<typeof variantShape>>;

function coloursOf({ atributos: { unico } }: SoldProduct) {
  return (unico?.valores ?? []).flatMap(({ label, selecionado, rota, produto }) =>
    label === ''
      ? []
      : [
          {
            label,
            selected: selecionado,
            ...(produto === null ? {} : { product_id: String(produto.id) }),
            ...(rota?.path ? { url: pageUrl(rota.path) } : {}),
          },
        ],
  );
}

function metadataOf(product: SoldProduct) {
  const colours = coloursOf(product);
  const attributes = product.filtros.map(({ label }) => label).filter((label) => label !== '');
  return {
    ...(product.marca === null ? {} : { brand: product.marca.nome }),
    ...(colours.length > 0 ? { colours } : {}),
    ...(attributes.length > 0 ? { attributes } : {}),
    ...(takesLenses(product)
      ? {
          lenses: {
            note: 'A sacola leva só a armação. Lentes com grau são escolhidas na página do produto (url).',
          },
        }
      : {}),
  };
}

const featuredFirst = (variants: readonly Variant[], first: Variant | undefined) =>
  first === undefined ? [...variants] : [first, ...variants.filter((other) => other !== first)];

function makeShape(product: SoldProduct) {
  const path = product.rota?.path;
  if (!path || product.nome === '' || product.status === 'sobConsulta') return null;
  const plain = plainText(product) || product.nome;
  const all = variantsOf(product);
  const variants = featuredFirst(all, featuredVariant(product, all)).flatMap(
    (variant) => variantShape(product, variant, { plain: variant.label || product.nome }) ?? [],
  );
  const range = rangeOf(variants.map(({ price }) => price));
  if (range === null) return null;
  const lists = rangeOf(variants.flatMap(({ list_price: list }) => list ?? []));
  const sizes = all.filter(({ label }) => label !== '');
  const { avaliacao } = product;
  return {
    id: String(product.id),
    handle: handleOf(path),
    title: product.nome,
    description: { plain },
    url: pageUrl(path),
    price_range: range,
    ...(lists === null ? {} : { list_price_range: lists }),
    media: mediaOf(product),
    ...(sizes.length > 0
      ? { options: [{ name: sizeOption(product), values: sizes.map(({ label }) => ({ label })) }] }
      : {}),
    variants,
    ...(avaliacao !== null && avaliacao.quantidade > 0 && avaliacao.media >= 1
      ? { rating: { value: avaliacao.media, scale_min: 1, scale_max: 5, count: avaliacao.quantidade } }
      : {}),
    metadata: metadataOf(product),
  };
}

/** Shapes by platform response. */
const shapes = new WeakMap<SoldProduct, ReturnType<typeof makeShape>>();

/**
 * A product in the protocol's format, its featured variant first. Null without a page or a public price: such a
 * product is not sold to agents.
 */
export function productShape(
  product: SoldProduct,
  { categories = [], metadata = {} }: { categories?: readonly string[]; metadata?: object } = {},
) {
  let shape = shapes.get(product);
  if (shape === undefined) {
    shape = makeShape(product);
    shapes.set(product, shape);
  }
  if (shape === null) return null;
  return {
    ...shape,
    ...(categories.length > 0
      ? { categories: categories.map((value) => ({ value, taxonomy: 'merchant' })) }
      : {}),
    metadata: { ...shape.metadata, ...metadata },
  };
}
export type ProductShape = NonNullable<ReturnType<typeof productShape>>;
