import type { Kit, KitProduct } from './kit';

/** The shopper's choices in a kit; products are identified by their ids. */
export type KitSelection = {
  /** Chosen size by product. */
  sizes: Readonly<Record<number, number>>;
  /** Changed quantity by product, in an open kit. */
  counts: Readonly<Record<number, number>>;
  /** Excluded products of an open kit. */
  excluded: readonly number[];
  /** Number of kits or lists. */
  quantity: number;
};

/** The initial choices of a kit or list, for which the page shows the platform's price. */
export const NOTHING_CHOSEN: KitSelection = { sizes: {}, counts: {}, excluded: [], quantity: 1 };

/** Chosen size of a product: 0 if it has no sizes, null if the shopper has not chosen one yet. */
export function sizeOf(product: KitProduct, { sizes }: KitSelection): number | null {
  const chosen = product.sizes.find(({ id, estoque }) => id === sizes[product.id] && estoque > 0);
  return chosen?.id ?? product.initialSize;
}

export function quantityOf(product: KitProduct, { counts }: KitSelection): number {
  return counts[product.id] ?? product.quantidade;
}

/**
 * Number of units of a product. The number of closed kits is not included, because it goes into the cart's
 * address.
 */
export function orderedQuantity({ isClosed }: Kit, product: KitProduct, selection: KitSelection): number {
  return quantityOf(product, selection) * (isClosed ? 1 : selection.quantity);
}

/** The product's prices in its chosen size; the product's own prices if none is chosen. */
export function chosenPrice(product: KitProduct, selection: KitSelection): Pick<KitProduct, 'preco' | 'pix'> {
  const size = sizeOf(product, selection);
  return product.sizes.find(({ id }) => id === size) ?? product;
}

/** Unit price of a product in its chosen size, BRL. */
export const unitPrice = (product: KitProduct, selection: KitSelection) =>
  chosenPrice(product, selection).preco;

/** The size in stock with the lowest price; the product itself if there is none. */
export function cheapestSize(product: KitProduct): Pick<KitProduct, 'preco' | 'pix'> {
  const [cheapest = product] = product.sizes
    .filter(({ estoque, preco }) => estoque > 0 && preco > 0)
    .toSorted((one, other) => one.preco - other.preco);
  return cheapest;
}

/**
 * The products in the order: of a closed kit all; of an open kit those that are available and not excluded.
 */
export function includedProducts({ isClosed, products }: Kit, { excluded }: KitSelection): KitProduct[] {
  return isClosed ? products : products.filter(({ id, available }) => available && !excluded.includes(id));
}

/** The same sizes and quantities with no product excluded: what an open kit shows while it includes none. */
export const withAllProducts = (selection: KitSelection): KitSelection => ({ ...selection, excluded: [] });

/** Products for which a size must still be chosen, in the kit's order. */
export function productsWithoutSize(kit: Kit, selection: KitSelection): KitProduct[] {
  return includedProducts(kit, selection).filter((product) => sizeOf(product, selection) === null);
}

/** Body of POST list/shop. */
export type KitOrder = {
  idListaCompra: number;
  produtos: { id: number; idAtributoValor: number; quantidade: number; preco: number }[];
  carrinho: true;
};

/** The order, product by product. Products without sizes have size 0; all others must have a chosen size. */
export function kitOrder(kit: Kit, selection: KitSelection): KitOrder {
  const produtos = includedProducts(kit, selection).map((product) => ({
    id: product.id,
    idAtributoValor: sizeOf(product, selection) ?? 0,
    quantidade: orderedQuantity(kit, product, selection),
    preco: unitPrice(product, selection),
  }));
  return { idListaCompra: kit.id, produtos, carrinho: true };
}

const ADD_PARAMETER = /([?&]add=)([^&#]*)/;
const QUANTITY_PARAMETER = /([?&](?:quantidade|qtd)=)[^&#]*/i;

/**
 * The cart address of a closed kit with the wanted quantity inserted: as the last number of `add=`, otherwise
 * in a `{quantidade}` placeholder, otherwise as the parameter `quantidade` or `qtd`, otherwise as an added
 * parameter. Several lines in `add=` are the products of one kit, so each quantity is multiplied; so is that of a single
 * line with all `pieces` of the kit.
 */
export function urlWithQuantity(url: string, quantity: number, pieces = 1): string {
  const lines = ADD_PARAMETER.exec(url)?.[2]?.split(/,|%2C/i) ?? [];
  if (lines.length > 0 && lines.every((line) => /\d$/.test(line))) {
    const several = lines.length > 1;
    const changed = lines.map((line) =>
      line.replace(/\d+$/, (count) =>
        String(several || Number(count) === pieces ? Number(count) * quantity : quantity),
      ),
    );
    return url.replace(ADD_PARAMETER, (_all, key: string) => key + changed.join(','));
  }
  if (/\{quantidade\}|%7Bquantidade%7D/i.test(url))
    return url.replace(/\{quantidade\}|%7Bquantidade%7D/gi, String(quantity));
  if (QUANTITY_PARAMETER.test(url))
    return url.replace(QUANTITY_PARAMETER, (_all, key: string) => key + quantity);
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}quantidade=${quantity}${hash}`;
}

/** The pieces of a kit that contains the same product several times; 1 for any other kit. */
function piecesOfOneProduct({ products }: Kit): number {
  const isOne = new Set(products.map(({ id }) => id)).size === 1;
  return isOne ? products.reduce((sum, { quantidade }) => sum + quantidade, 0) : 1;
}

/** Cart address: unchanged for an open kit, with the quantity inserted for a closed kit. */
export function kitCartUrl(kit: Kit, { quantity }: KitSelection, url: string): string {
  return kit.isClosed && url !== '' ? urlWithQuantity(url, quantity, piecesOfOneProduct(kit)) : url;
}
