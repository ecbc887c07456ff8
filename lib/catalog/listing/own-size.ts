import type { frameSize } from '@/lib/catalog/product/frame-size';
import type { FacetGroup } from './applied-filters';
import type { FacetLink } from './facet-links';

/** 'M', 'M (130 a 139 mm)' */
const SIZE = /^([PMG])(?![\p{L}\d])/u;

/** The link of a list's own filter to frames of a size; null where no filter has sizes alone. */
export function ownSizeLink(
  groups: readonly FacetGroup[],
  size: ReturnType<typeof frameSize>,
): FacetLink | null {
  const sizes = groups.find(({ links }) => links.every(({ label }) => SIZE.test(label)));
  return sizes?.links.find(({ label }) => SIZE.exec(label)?.[1] === size) ?? null;
}
