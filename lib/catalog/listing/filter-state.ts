import { type Choice, choiceFromLink, isSameValue, type PickedValue } from './choices';
import type { Facets } from './facets';
import type { ListingPage } from './links';

/*
 * Values of filters that were picked on one list and are carried out on another. Apart from choices.ts because no list
 * needs this before the first choice.
 */

/** Where a pick leads from the list that `facets` belong to; null when that list no longer offers it. */
export function hrefOfValue(facets: Facets, { group: groupId, label }: PickedValue): string | null {
  const group = facets.groups.find(({ id }) => id === groupId);
  return group?.links.find((link) => link.label === label)?.href ?? null;
}

/** The waiting choices as choices of the list `from`, without those that are active there. */
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

/** Adds a pick to those that wait; picked again, it is taken back. */
export function toggleValue(pickedValues: readonly PickedValue[], pick: PickedValue): PickedValue[] {
  const without = pickedValues.filter((other) => !isSameValue(other, pick));
  return without.length < pickedValues.length ? without : [...pickedValues, pick];
}

/** The facets with the marks of the picks turned, and nothing else changed. */
export function markPicked(facets: Facets, pickedValues: readonly PickedValue[]): Facets {
  if (pickedValues.length === 0) return facets;
  const groups = facets.groups.map((group) => ({
    ...group,
    links: group.links.map((link) =>
      pickedValues.some((pick) => isSameValue(pick, { group: group.id, label: link.label }))
        ? { ...link, ativo: !link.ativo }
        : link,
    ),
  }));
  return { ...facets, groups };
}
