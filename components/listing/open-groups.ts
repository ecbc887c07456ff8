import type { FacetLink } from '@/lib/listing/facet-link';

/** Facets folded out from the start; the rest is one press away. */
const OPEN_GROUPS = 3;

/** Whether a facet shows its values at once: one of the first, or one with a value in force. */
export function isOpenFromStart({ links }: { links: readonly FacetLink[] }, index: number): boolean {
  return index < OPEN_GROUPS || links.some(({ ativo }) => ativo);
}
