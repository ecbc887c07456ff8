import { type SizeLetter, sizeLetter } from '@/lib/catalog/product/fit';
import type { AppliedFilter, FacetGroup } from './facet-groups';
import type { FacetLink } from './facet-links';

/** The links of a list's own filter to frames of these sizes; empty where no filter has sizes alone. */
export function ownSizeLinks(groups: readonly FacetGroup[], sizes: readonly SizeLetter[]): FacetLink[] {
  const filter = groups.find(({ links }) => links.every(({ label }) => sizeLetter(label) !== null));
  return (filter?.links ?? []).filter(({ label }) => sizes.some((size) => size === sizeLetter(label)));
}

/**
 * '42 servem em você', 'Até 58 servem em você' for several sizes, since a model may come in more than one of them, or
 * 'Servem em você: P e M' where the platform does not count.
 * @param isSure whether the measure is exact enough to say so (TRY-17); otherwise they 'podem servir'
 */
export function ownSizeText(links: readonly FacetLink[], total: number, isSure: boolean): string {
  const letters = links.flatMap(({ label }) => sizeLetter(label) ?? []);
  const fit = isSure ? 'servem' : 'podem servir';
  if (links.some(({ count }) => !count))
    return `${fit.charAt(0).toUpperCase()}${fit.slice(1)} em você: ${letters.join(' e ')}`;
  const sum = links.reduce((all, { count = 0 }) => all + count, 0);
  if (sum === 1) return `1 ${isSure ? 'serve' : 'pode servir'} em você`;
  return links.length === 1 ? `${sum} ${fit} em você` : `Até ${Math.min(sum, total)} ${fit} em você`;
}

/** The size that a list is filtered by: its letter, or the platform's name; `''` for none and for several. */
export function filteredSize(applied: readonly AppliedFilter[]): string {
  const sizes = applied.flatMap(
    ({ group, label }) => sizeLetter(label) ?? (/^tamanho/i.test(group) ? label : []),
  );
  return sizes.length === 1 ? (sizes[0] ?? '') : '';
}
