import type { productSizes } from '../../db/catalogue-tables';
import type { Family } from './family';
import { type Price, sizePrice } from './prices';
import type { Random } from './random';

export type Status = 'disponivel' | 'indisponivel' | 'sobConsulta';

/** Status and stock of a product; every case that the storefront treats differently occurs regularly. */
export function productStock(id: number, rng: Random): { status: Status; estoque: number } {
  const estoque = rng.int(2, 60);
  if (id % 17 === 5) return { status: 'indisponivel', estoque: 0 };
  if (id % 23 === 9) return { status: 'sobConsulta', estoque: 0 };
  return { status: 'disponivel', estoque: id % 13 === 3 ? 1 : estoque };
}

type SizeRow = typeof productSizes.$inferInsert;

/** Reserves ten ids per product, so that they never depend on the catalogue's size. */
const idOf = (productId: number, ordem: number) => productId * 10 + ordem + 1;

/**
 * Sizes of a product: none, one, or several with prices and stock of their own. Of several one is sometimes
 * sold out, and a product with one piece left has it in a single size.
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
