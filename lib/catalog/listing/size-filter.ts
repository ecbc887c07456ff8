import { type SizeLetter, sizeLetter } from '@/lib/catalog/product/fit';
import type { AppliedFilter, FacetGroup } from './facet-groups';
import type { FacetLink } from './facet-links';

/** A list's size filter: the one that consists of sizes only; undefined if there is none. */
export const sizeFilter = (groups: readonly FacetGroup[]): FacetGroup | undefined =>
  groups.find(({ links }) => links.every(({ label }) => sizeLetter(label) !== null));

const sizeLinks = (groups: readonly FacetGroup[]): readonly FacetLink[] => sizeFilter(groups)?.links ?? [];

/** The links of a list's size filter for these sizes. */
export const linksOfSizes = (groups: readonly FacetGroup[], sizes: readonly SizeLetter[]): FacetLink[] =>
  sizeLinks(groups).filter(({ label }) => sizes.some((size) => size === sizeLetter(label)));

/**
 * The links that narrow the list to the sizes that fit; empty if the list is filtered by other sizes. Sizes
 * are alternatives: choosing another one adds frames, and its count would not describe the list on the
 * screen.
 */
export function narrowingSizeLinks(groups: readonly FacetGroup[], sizes: readonly SizeLetter[]): FacetLink[] {
  const fitting = linksOfSizes(groups, sizes);
  const chosen = sizeLinks(groups).filter(({ isActive }) => isActive);
  const isNarrowing = chosen.length === 0 || fitting.every(({ isActive }) => isActive);
  return isNarrowing && chosen.length <= fitting.length ? fitting : [];
}

/**
 * '42 servem em você'. Names the sizes ('Servem em você: P e M') if there are several (since one model may
 * come in both) or the platform sends no count.
 * @param isSure whether the measure is exact enough (TRY-17); otherwise the text says 'podem servir'
 */
export function fitFilterText(links: readonly FacetLink[], isSure: boolean): string {
  const [{ count = 0 } = {}, ...more] = links;
  const fit = isSure ? 'servem' : 'podem servir';
  if (count > 0 && more.length === 0)
    return count === 1 ? `1 ${isSure ? 'serve' : 'pode servir'} em você` : `${count} ${fit} em você`;
  const letters = links.flatMap(({ label }) => sizeLetter(label) ?? []);
  return `${fit.charAt(0).toUpperCase()}${fit.slice(1)} em você: ${letters.join(' e ')}`;
}

/** The size that filters a list: its letter, or the platform's name; `''` for none and for several. */
export function filteredSize(applied: readonly AppliedFilter[]): string {
  const sizes = applied.flatMap(
    ({ group, label }) => sizeLetter(label) ?? (/^tamanho/i.test(group) ? label : []),
  );
  return sizes.length === 1 ? (sizes[0] ?? '') : '';
}
