import type { Carrinho } from '@/lib/platform/schemas/cart';
import { lineKey } from './cart';

/** Key of the line that `after` has in addition to `before`, or more units of; null if there is none. */
export function addedLine(before: Carrinho, after: Carrinho): string | null {
  const quantities = new Map(before.itens.map((item) => [lineKey(item), item.quantidade]));
  const added = after.itens.find((item) => item.quantidade > (quantities.get(lineKey(item)) ?? 0));
  return added ? lineKey(added) : null;
}
