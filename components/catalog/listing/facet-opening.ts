import type { ToggleEvent } from 'react';
import type { FacetLink } from '@/lib/catalog/listing/facet-links';

/** Filter groups that the shopper has opened or closed in this tab, by name; the next list would forget them. */
const toggled = new Map<string, boolean>();

/**
 * Whether a filter group is open (as the shopper left it, otherwise `open`), and a handler for the `toggle` event of
 * its `details` that records it.
 */
export function facetOpening(nome: string, open: boolean) {
  const isOpen = toggled.get(nome) ?? open;
  const remember = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // The event also fires if a render opens or closes the group, for example when its last selected value is removed.
    if (toggled.has(nome) || currentTarget.open !== isOpen) toggled.set(nome, currentTarget.open);
  };
  return { isOpen, remember };
}

/** Number of groups that are open from the start, in addition to the price. */
export const OPEN_GROUPS = 2;

/** Whether a group is open from the start: the first ones, the price, and those with an active value. */
export function isInitiallyOpen(
  { id, links }: { id: string; links: readonly FacetLink[] },
  index: number,
  openGroups = OPEN_GROUPS,
): boolean {
  return index < openGroups || id === 'preco' || links.some(({ isActive }) => isActive);
}
