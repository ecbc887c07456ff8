import type { FacetGroup } from './applied-filters';

/** Filters that most shoppers use, most used first. */
const FIRST = [/^formato/i, /^cor\b/i, /^tamanho/i, /^pre[cç]o/i];

function rank({ nome }: FacetGroup): number {
  const index = FIRST.findIndex((name) => name.test(nome));
  return index < 0 ? FIRST.length : index;
}

/** The filters as a phone's sheet lists them: shape, colour, size and price first, the others as the platform does. */
export const inSheetOrder = (groups: readonly FacetGroup[]): FacetGroup[] =>
  [...groups].sort((a, b) => rank(a) - rank(b));
