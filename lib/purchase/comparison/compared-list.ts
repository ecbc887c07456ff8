import { splitSize } from '@/lib/catalog/product/size-address';
import { createStoredList } from '@/lib/shared/stored-list';

/** As many as fit side by side. */
export const MAX_COMPARED = 4;

/** The path of a product, as the gateway can be asked for it, perhaps with the size that was chosen. */
const isProductPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^/\\?#\s]{1,200}(?:\?tamanho=[\w.%+-]{1,40})?$/.test(value);

const productOf = (path: string) => splitSize(path).path;

function lastOfEach(paths: readonly string[]): string[] {
  const products = paths.map(productOf);
  return paths
    .filter((_, index) => products.lastIndexOf(products[index] ?? '') === index)
    .slice(-MAX_COMPARED);
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
 * Paths of the products to compare, in the order in which they were added: those of this tab and those of the
 * fragment. The first give way when there are too many.
 */
export function readCompared(hash: string): string[] {
  const named = pathsInHash(hash);
  return lastOfEach([...(stored.read() ?? []), ...named]);
}

/** Keeps the list in this tab; without room for it the address still has it. */
export const saveCompared = (paths: readonly string[]): void => stored.write(paths);
