import type { FacetLink } from './facet-links';

/** One group of the filter menu: its heading and its choices. `id` is unique on the page. */
export type FacetGroup = { id: string; nome: string; links: FacetLink[] };

/** An active filter; `href` is the list without it. */
export type AppliedFilter = { group: string; label: string; href: string };

/** The active filters of the menu, each with a link to the list without it. */
export function appliedFilters(groups: readonly FacetGroup[]): AppliedFilter[] {
  return groups.flatMap(({ nome, links }) =>
    links.flatMap(({ label, href, isActive }) => (isActive ? [{ group: nome, label, href }] : [])),
  );
}
