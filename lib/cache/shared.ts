/**
 * Next bundles middleware, pages and the cache handler apart, so a module's own variables exist three times
 * in one process. State that they must share lives on globalThis under a registered symbol.
 * @param name unique within the shop
 * @param create makes the state on first use in the process
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`storefront.${name}`);
  const holder = globalThis as { [key: symbol]: T | undefined };
  const existing = holder[key];
  if (existing !== undefined) return existing;
  const created = create();
  holder[key] = created;
  return created;
}
