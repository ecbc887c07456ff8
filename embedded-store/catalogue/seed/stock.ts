import type { productSizes } from '../../db/catalogue-tables';
import type { Family } from './family';
import { type Price, sizePrice } from './prices';
import { drawnSize, frameSizes } from './sizes';

export type Status = 'disponivel' | 'indisponivel' | 'sobConsulta';

/**
 * Status and stock of a product. Every case that the storefront treats differently occurs regularly, but no lens is
 * the last one, because lenses are made for each order.
 */
export function productStock(
  id: number,
  { kind, rng }: Pick<Family, 'kind' | 'rng'>,
): { status: Status; estoque: number } {
  const estoque = rng.int(2, 60);
  if (id % 17 === 5) return { status: 'indisponivel', estoque: 0 };
  if (id % 23 === 9) return { status: 'sobConsulta', estoque: 0 };
  return { status: 'disponivel', estoque: id % 13 === 3 && kind !== 'lens' ? 1 : estoque };
}

type SizeRow = typeof productSizes.$inferInsert;

/** Reserves ten ids per product, so that ids never depend on the catalogue's size. */
const idOf = (productId: number, ordem: number) => productId * 10 + ordem + 1;

/**
 * Sizes of a product: none, one, or several with their own prices and stock. The size in the pictures has the
 * product's price. One of the other sizes is sometimes sold out; if one piece of a product is left, it is in
 * the size of the pictures.
 */
export function sizeRows(
  productId: number,
  model: Family,
  code: string,
  status: Status,
  estoque: number,
  base: Price,
): SizeRow[] {
  const labels = model.kind === 'lens' ? [] : frameSizes(model).map(({ label }) => label);
  const drawn = model.kind === 'lens' ? 0 : Math.max(0, labels.indexOf(drawnSize(model)?.label ?? ''));
  return labels.map((label, ordem) => {
    const price = sizePrice(base, ordem - drawn);
    return {
      id: idOf(productId, ordem),
      productId,
      sku: `${code}-${label === 'Único' ? 'U' : label}`,
      label,
      estoque:
        status === 'disponivel' ? stockShare(estoque, { ordem, drawn, count: labels.length }, productId) : 0,
      precoDe: price.de,
      precoPor: price.por,
      ordem,
    };
  });
}

type Place = { ordem: number; drawn: number; count: number };

function stockShare(total: number, { ordem, drawn, count }: Place, productId: number): number {
  if (count === 1) return total;
  if (total === 1) return ordem === drawn ? 1 : 0;
  const soldOut = drawn === count - 1 ? 0 : count - 1;
  if (ordem === soldOut && productId % 4 === 0) return 0;
  return Math.max(1, Math.floor(total / count));
}
