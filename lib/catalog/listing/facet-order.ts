import type { FacetGroup } from './facet-groups';

/** The most used filters, in order of use. */
const FIRST = [/^formato/i, /^cor\b/i, /^tamanho/i, /^pre[cç]o/i];

function rank({ nome }: FacetGroup): number {
  const index = FIRST.findIndex((name) => name.test(nome));
  return index < 0 ? FIRST.length : index;
}

/** The filters in the shop's order: shape, colour, size and price first, the others in the platform's order. */
export const inShopOrder = (groups: readonly FacetGroup[]): FacetGroup[] =>
  [...groups].sort((a, b) => rank(a) - rank(b));
