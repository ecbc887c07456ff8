import type { productSizes } from '../../db/catalogue-tables';
import type { Status } from './availability';
import type { Family } from './family';
import { type Price, sizePrice } from './prices';

type SizeRow = typeof productSizes.$inferInsert;

/** Room for ten sizes a product, so that ids never depend on the size of the catalogue. */
const idOf = (productId: number, ordem: number) => productId * 10 + ordem + 1;

/**
 * Sizes of a product: none, one, or several with their own prices and stock. With several, one is sold
 * out now and then, and the stock of a last-piece product sits in a single size.
 */
export function sizeRows(
  productId: number,
  model: Family,
  code: string,
  status: Status,
  estoque: number,
  base: Price,
): SizeRow[] {
  const labels = sizeLabels(model);
  return labels.map((label, ordem) => {
    const price = sizePrice(base, labels.length > 1 ? ordem : 0);
    return {
      id: idOf(productId, ordem),
      productId,
      sku: `${code}-${label === 'Único' ? 'U' : label}`,
      label,
      estoque: status === 'disponivel' ? stockShare(estoque, ordem, labels.length, productId) : 0,
      precoDe: price.de,
      precoPor: price.por,
      ordem,
    };
  });
}

function sizeLabels(model: Family): string[] {
  if (model.kind === 'lens') return [];
  const turn = model.index % 6;
  const width = Math.min(56, Math.max(44, model.measures.lens - (model.measures.lens % 2)));
  if (turn === 1) return ['Único'];
  if (turn === 2) return [width - 2, width, width + 2].filter((w) => w >= 44 && w <= 58).map(String);
  if (turn === 4) return ['P', 'M', 'G'];
  return turn === 5 ? [String(width)] : [];
}

function stockShare(total: number, ordem: number, count: number, productId: number): number {
  if (count === 1) return total;
  if (total === 1) return ordem === 0 ? 1 : 0;
  if (ordem === count - 1 && productId % 4 === 0) return 0;
  return Math.max(1, Math.floor(total / count));
}
