import type { ShellLink } from './menu-links';

/** Entries of the list at most: what a shopper may look over, not a second menu. */
const LIMIT = 24;

/** Below this address stand brands, which go by their own name. */
const BRANDS = '/marcas';

type Place = { label: string; href: string | null; children: readonly ShellLink[] };

/** The entries below these, after their parent's name unless they can stand alone: 'Óculos de sol Feminino'. */
function below(places: readonly Place[], standAlone: boolean): Place[] {
  return places.flatMap((place) =>
    place.children.map(({ label, href, children }) => ({
      label: standAlone || place.href === BRANDS ? label : `${place.label} ${label}`,
      href,
      children,
    })),
  );
}

/**
 * What the footer offers as most searched (FOOT-07): the platform has no call for it, so it is the places below the
 * main menu's first level, the general before the special. Each address once, pages of this shop only.
 * @param standAlone whether the name of a part tells by itself what it holds, as 'Geradores' does
 */
export function mostSearched(
  menu: readonly ShellLink[],
  standAlone: boolean,
): { label: string; href: string }[] {
  const second = below(menu, standAlone);
  const places = new Map<string, string>();
  for (const { label, href } of [...second, ...below(second, standAlone)]) {
    if (href?.startsWith('/') && !places.has(href)) places.set(href, label);
  }
  return [...places].slice(0, LIMIT).map(([href, label]) => ({ label, href }));
}
