import type { FacetLink } from './facet-links';

/** One heading of the filter menu with its choices; `id` is unique on the page. */
export type FacetGroup = { id: string; nome: string; links: FacetLink[] };

/** An active filter; `href` leads to the list without it. */
export type AppliedFilter = { group: string; label: string; href: string };

/** The filters of the menu that are active, as links to the list without each of them. */
export function appliedFilters(groups: readonly FacetGroup[]): AppliedFilter[] {
  return groups.flatMap(({ nome, links }) =>
    links.flatMap(({ label, href, ativo }) => (ativo ? [{ group: nome, label, href }] : [])),
  );
}
