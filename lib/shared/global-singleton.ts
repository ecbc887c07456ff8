/**
 * State that the whole process shares. Next bundles middleware, pages and the cache handler separately, so a
 * module's variables exist three times.
 * @param name unique within the shop
 * @param create called on first use
 */
export function globalSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`storefront.${name}`);
  const holder = globalThis as { [key: symbol]: T | undefined };
  const existing = holder[key];
  if (existing !== undefined) return existing;
  const created = create();
  holder[key] = created;
  return created;
}
