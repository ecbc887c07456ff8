import { asc, inArray } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { listItems, lists } from '../db/catalogue-tables';
import type { Feature } from '../db/json-types';
import { type LoadedProduct, loadProducts, loadSheets, type SizeRow } from './load-products';

export type ListRow = typeof lists.$inferSelect;
export type ListItem = {
  quantidade: number;
  product: LoadedProduct;
  caracteristicas: Feature[];
  tabelaMedida: string;
};
export type LoadedList = ListRow & { items: ListItem[] };

/** Loads lists with their products, in the order of `ids`; unknown ids are left out. */
export async function loadLists(ctx: StoreContext, ids: number[]): Promise<LoadedList[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.select().from(lists).where(inArray(lists.id, ids));
  const items = await ctx.db
    .select()
    .from(listItems)
    .where(inArray(listItems.listId, ids))
    .orderBy(asc(listItems.ordem));
  const productIds = [...new Set(items.map((item) => item.productId))];
  const loaded = await loadProducts(ctx, productIds);
  const sheets = await loadSheets(ctx, productIds);
  const byId = new Map(loaded.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const row = rows.find((r) => r.id === id);
    if (!row) return [];
    const own = items.filter((item) => item.listId === id);
    return {
      ...row,
      items: own.flatMap(({ productId, quantidade }) => {
        const product = byId.get(productId);
        const { caracteristicas = [], tabelaMedida = '' } = sheets.get(productId) ?? {};
        return product ? [{ quantidade, product, caracteristicas, tabelaMedida }] : [];
      }),
    };
  });
}

/** Old and current price, in cents. */
export type CentsPrice = { de: number; por: number };

/** Price of a product in a size (or without a size), cents. */
export function priceOf(product: LoadedProduct, sizeId: number): CentsPrice {
  const size = product.sizes.find((s) => s.id === sizeId);
  return size ? { de: size.precoDe, por: size.precoPor } : { de: product.precoDe, por: product.precoPor };
}

/** Stock of a product in a size; 0 if it is not for sale. */
export function stockOf(product: LoadedProduct, sizeId: number): number {
  if (product.status !== 'disponivel') return 0;
  if (product.sizes.length === 0) return product.estoque;
  return product.sizes.find((s) => s.id === sizeId)?.estoque ?? 0;
}

/** The size of a product in a list: the chosen one, or the only one. */
export function sizeInList(product: LoadedProduct, sizeId: number): SizeRow | undefined {
  return (
    product.sizes.find((s) => s.id === sizeId) ?? (product.sizes.length === 1 ? product.sizes[0] : undefined)
  );
}

/** Price of a product in a list: of the chosen size, or of the cheapest one in stock until one is chosen. */
export function priceInList(product: LoadedProduct, sizeId: number): CentsPrice {
  const [cheapest] = product.sizes
    .filter(({ estoque }) => estoque > 0)
    .sort((a, b) => a.precoPor - b.precoPor);
  const size = sizeInList(product, sizeId) ?? cheapest;
  return priceOf(product, size?.id ?? 0);
}

/**
 * Price of a whole list with its discount, in cents, for the sizes chosen by product id; the lowest price for
 * products without a chosen size.
 */
export function listPrice(list: LoadedList, sizes: Map<number, number>): CentsPrice {
  const sum = list.items.reduce((total, { product, quantidade }) => {
    return total + priceInList(product, sizes.get(product.id) ?? 0).por * quantidade;
  }, 0);
  return { de: list.desconto > 0 ? sum : 0, por: Math.round((sum * (100 - list.desconto)) / 100) };
}

/** How many whole lists the stock is enough for, given the sizes chosen by product id. */
export function listStock(list: LoadedList, sizes: Map<number, number>): number {
  const counts = list.items.map(({ product, quantidade }) => {
    const size = sizeInList(product, sizes.get(product.id) ?? 0);
    return Math.floor(stockOf(product, size?.id ?? 0) / quantidade);
  });
  return counts.length > 0 ? Math.min(...counts) : 0;
}
