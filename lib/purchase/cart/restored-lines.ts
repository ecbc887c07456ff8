import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { lineKey } from './cart';

/** Where a removed line was, and its key. */
export type Place = { key: string; index: number };

/** The lines in the shopper's order: the platform appends a restored line, and here it is back in its place. */
export function inPlace(lines: readonly ItemDoCarrinho[], places: readonly Place[]): ItemDoCarrinho[] {
  return places.reduce(
    (shown, { key, index }) => {
      const line = shown.find((each) => lineKey(each) === key);
      if (!line) return shown;
      const others = shown.filter((each) => each !== line);
      return [...others.slice(0, index), line, ...others.slice(index)];
    },
    [...lines],
  );
}
