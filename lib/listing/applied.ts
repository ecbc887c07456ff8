import type { FacetLink } from './facet-link';

/** One heading of the filter menu with its choices; `id` is unique on the page. */
export type FacetGroup = { id: string; nome: string; links: FacetLink[] };

/** A filter in force; `href` leads to the list without it (A6). */
export type AppliedFilter = { grupo: string; label: string; href: string };

/** The filters of the menu that are in force, as links to the list without each of them. */
export function appliedOf(grupos: readonly FacetGroup[]): AppliedFilter[] {
  return grupos.flatMap(({ nome, links }) =>
    links.flatMap(({ label, href, ativo }) => (ativo ? [{ grupo: nome, label, href }] : [])),
  );
}
