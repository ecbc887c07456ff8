import type { ShellLink } from './menu-links';

/** Entries of the list at most: what a shopper may look over, not a second menu. */
const LIMIT = 24;

function below(items: readonly ShellLink[]): ShellLink[] {
  return items.flatMap((item) => [...item.children, ...below(item.children)]);
}

/**
 * What the footer offers as most searched (FOOT-07): the platform has no call for it, so it is the places below the
 * main menu's first level, where shoppers go by name. Each address once, pages of this shop only.
 */
export function mostSearched(menu: readonly ShellLink[]): { label: string; href: string }[] {
  const places = new Map<string, string>();
  for (const { label, href } of below(menu)) {
    if (href?.startsWith('/') && !places.has(href)) places.set(href, label);
  }
  return [...places].slice(0, LIMIT).map(([href, label]) => ({ label, href }));
}
