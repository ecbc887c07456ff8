import { listingHref, type Query } from '@/lib/platform/canonical-query';
import { type Choice, choiceFromLink, isSameValue, type PickedValue, PRICE, parseHref } from './choices';
import type { FacetGroup } from './facet-groups';
import type { Facets } from './facets';
import type { ListingPage } from './links';
import { priceFormHref } from './price-form';

/*
 * Filter values picked on one list and applied to another. Separate from choices.ts, because a list needs
 * this only after the first choice.
 */

/** Target of a pick on the list with these `facets`; null if the list no longer offers it. */
export function hrefOfValue(facets: Facets, { group: groupId, label }: PickedValue): string | null {
  const group = facets.groups.find(({ id }) => id === groupId);
  return group?.links.find((link) => link.label === label)?.href || null;
}

/** The waiting choices as choices on the list `from`, without those that are already active there. */
export function resumeChoices(
  waiting: readonly Choice[],
  from: ListingPage,
  facets: Facets | null,
): Choice[] {
  return waiting.flatMap(({ pick }) => {
    const href = pick && facets && hrefOfValue(facets, pick);
    if (!href) return [];
    const choice = choiceFromLink(from, facets, href);
    return choice.pick?.on === pick.on ? [choice] : [];
  });
}

/** The list `page` with typed prices instead of its price range. */
export const withPrices = ({ path, query }: ListingPage, typed: Query): ListingPage =>
  parseHref(priceFormHref(path, { ...query, ...typed }) ?? listingHref(path, query));

/** Adds a picked value to the waiting ones; picking it again undoes it. */
export function toggleValue(pickedValues: readonly PickedValue[], pick: PickedValue): PickedValue[] {
  const without = pickedValues.filter((other) => !isSameValue(other, pick));
  return without.length < pickedValues.length ? without : [...pickedValues, pick];
}

/** The facets with only the picked values toggled. */
export function markPicked(facets: Facets, pickedValues: readonly PickedValue[]): Facets {
  if (pickedValues.length === 0) return facets;
  const groups = facets.groups.map((group) => ({
    ...group,
    links: group.links.map((link) =>
      pickedValues.some((pick) => isSameValue(pick, { group: group.id, label: link.label }))
        ? { ...link, isActive: !link.isActive }
        : link,
    ),
  }));
  return { ...facets, groups };
}

/** `next` in the order of `shown`; a link that only `shown` has stays, without products and without a target. */
function keepLinks(shown: FacetGroup, next: FacetGroup | undefined): FacetGroup {
  const links = next?.links ?? [];
  const isShown = new Set(shown.links.map(({ label }) => label));
  const kept = shown.links.map(
    (link) =>
      links.find(({ label }) => label === link.label) ?? { ...link, href: '', isActive: false, count: 0 },
  );
  return { ...shown, links: [...kept, ...links.filter(({ label }) => !isShown.has(label))] };
}

/**
 * The facets `next` for a menu that shows `shown`: everything stays in its place, so that nothing moves under the
 * shopper's finger, and new groups and values come last. Price ranges are replaced, because platforms compute their
 * limits for each list: ranges of two lists overlap.
 */
export function keepPlaces(shown: Facets, next: Facets): Facets {
  const isShown = new Set(shown.groups.map(({ id }) => id));
  const kept = shown.groups.map((group) => {
    const later = next.groups.find(({ id }) => id === group.id);
    return later?.id === PRICE ? later : keepLinks(group, later);
  });
  return { ...next, groups: [...kept, ...next.groups.filter(({ id }) => !isShown.has(id))] };
}
