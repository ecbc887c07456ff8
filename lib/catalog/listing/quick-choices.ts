import { PRICE } from './choices';
import type { FacetGroup } from './facet-groups';
import type { FacetLink } from './facet-links';
import { sizeFilter } from './size-filter';

/** More would hide the colours beyond the edge of a phone. */
const PRICES = 1;
/** As many as a shopper would scroll past. */
const COLOURS = 6;

const byCount = (links: readonly FacetLink[]) =>
  links.toSorted(({ count: a = 0 }, { count: b = 0 }) => b - a);

/** The filters that most shoppers of a list need: all sizes, the lowest price range and the most frequent colours. */
export function quickChoices(groups: readonly FacetGroup[]): { id: string; label: string }[] {
  const sizes = sizeFilter(groups);
  const prices = groups.find(({ id }) => id === PRICE);
  const colours = groups.find(({ nome }) => /^cor\b/i.test(nome));
  const take = (group: FacetGroup | undefined, links: readonly FacetLink[] = []) =>
    links.map(({ label }) => ({ id: group?.id ?? '', label }));
  return [
    ...take(sizes, sizes?.links),
    ...take(prices, prices?.links.filter(({ isTyped }) => !isTyped).slice(0, PRICES)),
    ...take(colours, colours && byCount(colours.links).slice(0, COLOURS)),
  ];
}
