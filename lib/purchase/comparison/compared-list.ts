import { splitSize } from '@/lib/catalog/product/size-href';
import { createStoredList } from '@/lib/shared/stored-list';

/** As many as fit side by side. */
export const MAX_COMPARED = 4;

/** The path of a product, as the gateway can be asked for it, perhaps with the size that was chosen. */
const isProductPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^/\\?#\s]{1,200}(?:\?tamanho=[\w.%+-]{1,40})?$/.test(value);

const productOf = (path: string) => splitSize(path).path;

/** Each product once, at its first place, in the size that came last. */
function onceEach(paths: readonly string[]): string[] {
  const products = new Map(paths.map((path) => [productOf(path), path]));
  return [...products.values()];
}

const stored = createStoredList({ storage: 'session', key: 'comparar', isItem: isProductPath });

/** Address of the comparison of these products. The list is in the fragment, which no server gets. */
export const comparisonHref = (paths: readonly string[]): string => `/comparar#${paths.join(',')}`;

/** The products that a fragment such as '#/serra.html,/alba.html' names. */
const pathsInHash = (hash: string): string[] =>
  hash
    .slice(1)
    .split(/,(?=\/)/)
    .filter(isProductPath);

/**
 * Paths of the products to compare, in the order in which they were added: those of this tab, then those of the
 * fragment. Those after the first four wait until one of them is removed.
 */
export function readCompared(hash: string): string[] {
  return onceEach([...(stored.read() ?? []), ...pathsInHash(hash)]);
}

/** Keeps the first four in this tab; without room for them the address still has them. */
export const saveCompared = (paths: readonly string[]): void => stored.write(paths.slice(0, MAX_COMPARED));
