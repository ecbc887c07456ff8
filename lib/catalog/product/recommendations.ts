import type { Produto } from '@/lib/platform/schemas/product';

type Coloured = Pick<Produto, 'id' | 'atributos'>;

/** Ids of the product and of its other colours. */
function modelIds({ id, atributos }: Coloured): number[] {
  return [id, ...(atributos.unico?.valores ?? []).flatMap(({ produto }) => produto?.id ?? [])];
}

/** Number of products in a showcase (CARD-17). */
const WANTED = 5;

/**
 * The products of a showcase in the platform's order, one colour of each model (PDP-56). If that leaves few
 * on a product's page, further colours of the same models follow. If it would leave none, the showcase stays
 * as it is.
 * @param own product of the current page, which is excluded with its colours; null for none
 */
export function oneOfEachModel<T extends Coloured>(
  own: Coloured | null,
  products: readonly T[],
): readonly T[] {
  const excludedIds = own === null ? [] : modelIds(own);
  const known = new Set(excludedIds);
  const distinct: T[] = [];
  const furtherColours: T[] = [];
  for (const product of products) {
    const ids = modelIds(product);
    if (ids.some((id) => excludedIds.includes(id))) continue;
    if (ids.some((id) => known.has(id))) furtherColours.push(product);
    else distinct.push(product);
    for (const id of ids) known.add(id);
  }
  if (distinct.length === 0) return products;
  const missing = own === null ? 0 : Math.max(0, WANTED - distinct.length);
  return [...distinct, ...furtherColours.slice(0, missing)];
}
