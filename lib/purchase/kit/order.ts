import type { Kit, KitProduct } from './kit';

/** The shopper's choices in a kit, by the ids of its products. */
export type KitSelection = {
  /** Chosen size by product. */
  sizes: Readonly<Record<number, number>>;
  /** Quantity by product of an open list, where it was changed. */
  counts: Readonly<Record<number, number>>;
  /** Products of an open list that are left out. */
  excluded: readonly number[];
  /** Number of kits or lists. */
  quantity: number;
};

/** A kit, or a whole list, as the platform describes it: the initial choices, for which the page states its price. */
export const NOTHING_CHOSEN: KitSelection = { sizes: {}, counts: {}, excluded: [], quantity: 1 };

/** Chosen size of a product: 0 when it has none to choose, null while one is missing. */
export function sizeOf(product: KitProduct, { sizes }: KitSelection): number | null {
  const chosen = product.sizes.find(({ id, estoque }) => id === sizes[product.id] && estoque > 0);
  return chosen?.id ?? product.initialSize;
}

export function quantityOf(product: KitProduct, { counts }: KitSelection): number {
  return counts[product.id] ?? product.quantidade;
}

/** How many of a product are bought. The number of closed kits is in the cart's address instead. */
export function orderedQuantity({ isClosed }: Kit, product: KitProduct, selection: KitSelection): number {
  return quantityOf(product, selection) * (isClosed ? 1 : selection.quantity);
}

/** Unit price of a product in its chosen size, BRL. */
export function unitPrice(product: KitProduct, selection: KitSelection): number {
  const size = sizeOf(product, selection);
  return product.sizes.find(({ id }) => id === size)?.preco ?? product.preco;
}

/** The products that are bought: all of a closed kit; of an open list those that are available and not left out. */
export function includedProducts({ isClosed, products }: Kit, { excluded }: KitSelection): KitProduct[] {
  return isClosed ? products : products.filter(({ id, available }) => available && !excluded.includes(id));
}

/** Products that still need a size, in their order. */
export function productsWithoutSize(kit: Kit, selection: KitSelection): KitProduct[] {
  return includedProducts(kit, selection).filter((product) => sizeOf(product, selection) === null);
}

/** Body of POST list/shop. */
export type KitOrder = {
  idListaCompra: number;
  produtos: { id: number; idAtributoValor: number; quantidade: number; preco: number }[];
  carrinho: true;
};

/** The order, product by product, with size 0 for none; every included product must have its size. */
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
 * The cart address of a closed kit with the wanted quantity in it: the last number of `add=`,
 * else a `{quantidade}` placeholder, else a `quantidade` or `qtd` parameter, else one that is appended. Several
 * lines in `add=` are the products of one kit, so each of their quantities is multiplied.
 */
export function urlWithQuantity(url: string, quantity: number): string {
  const lines = ADD_PARAMETER.exec(url)?.[2]?.split(',') ?? [];
  if (lines.length > 0 && lines.every((line) => /\d$/.test(line))) {
    const several = lines.length > 1;
    const changed = lines.map((line) =>
      line.replace(/\d+$/, (count) => String(several ? Number(count) * quantity : quantity)),
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

/** Cart address: an open list's unchanged, a closed kit's with the quantity. */
export function kitCartUrl({ isClosed }: Kit, { quantity }: KitSelection, url: string): string {
  return isClosed && url !== '' ? urlWithQuantity(url, quantity) : url;
}
