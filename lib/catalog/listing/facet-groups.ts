import type { FacetLink } from './facet-links';

/** The most used filters, in order of use. */
const FIRST = [/^formato/i, /^cor\b/i, /^tamanho/i, /^pre[cç]o/i];

function rank({ nome }: FacetGroup): number {
  const index = FIRST.findIndex((name) => name.test(nome));
  return index < 0 ? FIRST.length : index;
}

/** The filters in the shop's order: shape, colour, size and price first, the others in the platform's order. */
export const inShopOrder = (groups: readonly FacetGroup[]): FacetGroup[] =>
  [...groups].sort((a, b) => rank(a) - rank(b));

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
