import type { CartLine } from '../cart/cart';
import { type LoadedProduct, loadSheets, type Sheet } from '../catalogue/load-products';
import { letterOf } from '../catalogue/seed/sizes';
import type { StoreContext } from '../context';

/** A line of the bag with its size, as the shop names it: 'M · 135 mm'; '' for none. */
export type SizedLine = CartLine & { tamanho: string };

export async function withSizes(ctx: StoreContext, lines: CartLine[]): Promise<SizedLine[]> {
  const ids = lines.flatMap(({ item }) => ('product' in item ? [item.product.id] : []));
  const sheets = await loadSheets(ctx, ids);
  return lines.map((line) => {
    const { item, identity } = line;
    if ('list' in item) return { ...line, tamanho: '' };
    const size = item.product.sizes.find(({ id }) => id === identity.idAtributoSimples);
    return { ...line, tamanho: sizeName(size?.label ?? '', item.product, sheets.get(item.product.id)) };
  });
}

/** The letter comes first, because filters and advice of the shop name sizes by letters. */
function sizeName(label: string, { faceMm }: LoadedProduct, sheet: Sheet | undefined): string {
  const front = frontIn(sheet?.tabelaMedida ?? '', label) ?? faceMm;
  const isOnly = label === '' || /^[úu]nico$/i.test(label);
  if (isOnly) return front === null ? '' : letterOf(front);
  return front !== null && /^\d+$/.test(label) ? `${letterOf(front)} · ${front} mm` : label;
}

/** The front's width in mm in the row of a size; null if the chart has none. */
function frontIn(chart: string, label: string): number | null {
  const [, rest] = chart.split(`<th>${label}</th><td>`);
  return rest === undefined ? null : Number.parseInt(rest, 10) || null;
}
