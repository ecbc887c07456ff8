const KEY = 'comparar';

/** As many as stand side by side. */
export const MAX_COMPARED = 4;

/** The path of a product, as the gateway can be asked for it. */
const isProductPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/[^/\\?#\s]{1,200}$/.test(value);

const lastOfEach = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.lastIndexOf(path) === index).slice(-MAX_COMPARED);

function storedPaths(): string[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isProductPath) : [];
  } catch (error) {
    console.warn('Compared products could not be read', error);
    return [];
  }
}

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
  return lastOfEach([...storedPaths().filter((path) => !named.includes(path)), ...named]);
}

/** Keeps the list in this tab. */
export function saveCompared(paths: readonly string[]): void {
  try {
    if (paths.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(paths));
  } catch (error) {
    // Storage full or blocked: the address still has them.
    console.warn('Compared products could not be stored', error);
  }
}
