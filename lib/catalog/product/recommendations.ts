import type { Produto } from '@/lib/platform/schemas/product';

type Coloured = Pick<Produto, 'id' | 'atributos'>;

/** Ids of the product and of its other colours. */
function modelIds({ id, atributos }: Coloured): number[] {
  return [id, ...(atributos.unico?.valores ?? []).flatMap(({ produto }) => produto?.id ?? [])];
}

/**
 * The products of a showcase in the platform's order, one colour of each model. A showcase that would have none left
 * stays as the platform sends it.
 * @param own product of the page that shows them, which is left out with its colours; null for none
 */
export function oneOfEachModel<T extends Coloured>(
  own: Coloured | null,
  products: readonly T[],
): readonly T[] {
  const known = new Set(own === null ? [] : modelIds(own));
  const distinct = products.filter((product) => {
    const ids = modelIds(product);
    if (ids.some((id) => known.has(id))) return false;
    for (const id of ids) known.add(id);
    return true;
  });
  return distinct.length > 0 ? distinct : products;
}
