import type { Produto } from '@/lib/platform/schemas/product';

type Coloured = Pick<Produto, 'id' | 'atributos'>;

/** Ids of the product and of its other colours. */
function modelIds({ id, atributos }: Coloured): number[] {
  return [id, ...(atributos.unico?.valores ?? []).flatMap(({ produto }) => produto?.id ?? [])];
}

/**
 * Showcases without repetitions, in the platform's order: one colour of each model, and none that an earlier showcase
 * has.
 * @param product of the page that shows them, which is left out with its colours; null for none
 */
export function withoutRepetitions<T extends Coloured>(
  product: Coloured | null,
  showcases: readonly (readonly T[])[],
): T[][] {
  const known = new Set(product === null ? [] : modelIds(product));
  return showcases.map((products) =>
    products.filter((candidate) => {
      const ids = modelIds(candidate);
      if (ids.some((id) => known.has(id))) return false;
      for (const id of ids) known.add(id);
      return true;
    }),
  );
}
