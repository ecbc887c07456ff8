import type { Facets } from './facets';
import type { ListingPage } from './links';

/** A value that was picked in the filter sheet and is not part of the address yet. */
export type Pick = { grupo: string; label: string };

/** The address of a link within the shop, taken apart. */
export function pageOfHref(href: string): ListingPage {
  const { pathname, searchParams } = new URL(href, 'http://shop.invalid');
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

/** True for the same value of the same filter. */
export const samePick = (a: Pick, b: Pick) => a.grupo === b.grupo && a.label === b.label;

/** Adds a pick to those that wait; picked again, it is taken back. */
export function togglePick(picks: readonly Pick[], pick: Pick): Pick[] {
  const without = picks.filter((other) => !samePick(other, pick));
  return without.length < picks.length ? without : [...picks, pick];
}

/** Where a pick leads from the list that `facets` belong to; null when that list no longer offers it. */
export function hrefOfPick(facets: Facets, { grupo, label }: Pick): string | null {
  const group = facets.grupos.find(({ id }) => id === grupo);
  return group?.links.find((link) => link.label === label)?.href ?? null;
}

/** The facets as they will be with the waiting picks: their marks are turned, nothing else. */
export function withPicks(facets: Facets, picks: readonly Pick[]): Facets {
  if (picks.length === 0) return facets;
  const grupos = facets.grupos.map((group) => ({
    ...group,
    links: group.links.map((link) =>
      picks.some((pick) => samePick(pick, { grupo: group.id, label: link.label }))
        ? { ...link, ativo: !link.ativo }
        : link,
    ),
  }));
  return { ...facets, grupos };
}

/**
 * The staged list with what a link changes. Mostly that is where the link leads; when the platform could not be
 * asked, the link starts from an older list than the staged one, and only its own change may count.
 * @param from list that the link belongs to
 * @param to where it leads
 */
export function carryOver(staged: ListingPage, from: ListingPage, to: ListingPage): ListingPage {
  const query = { ...staged.query };
  for (const key of new Set([...Object.keys(from.query), ...Object.keys(to.query)])) {
    const value = to.query[key];
    if (value === from.query[key]) continue;
    if (value === undefined) delete query[key];
    else query[key] = value;
  }
  return { path: to.path, query };
}
