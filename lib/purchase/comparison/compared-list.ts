import { SIZE_KEY, withoutSize } from '@/lib/catalog/product/size-href';
import { createStoredList } from '@/lib/shared/stored-list';

/** Number of frames that fit side by side. */
export const MAX_COMPARED = 4;

const PRODUCT_PATH = new RegExp(`^/[^/\\\\?#\\s]{1,200}(?:\\?${SIZE_KEY}=[\\w.%+*-]{1,200})?$`);

/**
 * Whether a value is the path of a product in the gateway's form, which may include the chosen size (A-97).
 */
const isProductPath = (value: unknown): value is string =>
  typeof value === 'string' && PRODUCT_PATH.test(value);

/** Each product once: at its first position, but in the size of its last occurrence. */
function onceEach(paths: readonly string[]): string[] {
  const products = new Map(paths.map((path) => [withoutSize(path), path]));
  return [...products.values()];
}

const stored = createStoredList({ storage: 'session', key: 'comparar', isItem: isProductPath });

/**
 * Address of the comparison of these products. The list is in the fragment, which browsers never send to a
 * server.
 */
export const comparisonHref = (paths: readonly string[]): string =>
  `/comparar${paths.length > 0 ? `#${paths.join(',')}` : ''}`;

/** The products in a fragment such as '#/serra.html,/alba.html'. */
const pathsInHash = (hash: string): string[] =>
  hash
    .slice(1)
    .split(/,(?=\/)/)
    .filter(isProductPath);

/**
 * Paths of the products to compare in the order in which they were added, first this tab's, then the
 * fragment's. Products beyond the first four wait until one of these is removed.
 */
export function readCompared(hash: string): string[] {
  return onceEach([...(stored.read() ?? []), ...pathsInHash(hash)]);
}

/** Stores the first four in this tab. If storage is full, the address still contains them. */
export const saveCompared = (paths: readonly string[]): void => stored.write(paths.slice(0, MAX_COMPARED));
