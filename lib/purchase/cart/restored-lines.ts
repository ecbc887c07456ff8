import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { createStoredList } from '@/lib/shared/stored-list';
import { lineKey } from './cart';

/** Where a removed line was, and its key. */
export type Place = { key: string; index: number };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'index' in value &&
  typeof value.index === 'number';

/** The places of restored lines, which a reload must not change. */
export const restoredPlaces = createStoredList<Place>({ storage: 'session', key: 'sacola', isItem: isPlace });

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
