import type { Produto, ValorUnico } from '@/lib/platform/schemas/product';

/** Number shared by all colours of a model: the smallest id among them. Null for a product in one colour. */
export function modelId({ id, atributos: { unico } }: Pick<Produto, 'id' | 'atributos'>): number | null {
  const ids = (unico?.valores ?? []).flatMap(({ produto }) => (produto === null ? [] : [produto.id]));
  return ids.length > 1 ? Math.min(id, ...ids) : null;
}

/** Number of the model, or of the product itself if it has one colour. */
export const modelOrProductId = (produto: Pick<Produto, 'id' | 'atributos'>): number =>
  modelId(produto) ?? produto.id;

/**
 * The entries of `produtos` that are further colours of a model listed before them: in this list, or among
 * `earlier`.
 */
export function repeatedModels(produtos: readonly Produto[], earlier: readonly number[] = []): boolean[] {
  const seen = new Set(earlier);
  return produtos.map((produto) => {
    const model = modelId(produto);
    const isRepeated = model !== null && seen.has(model);
    if (model !== null) seen.add(model);
    return isRepeated;
  });
}

/** Whether another colour of a product can currently be neither bought nor quoted; false if the platform does not say. */
export const isSoldOut = (produto: ValorUnico['produto']): boolean =>
  produto !== null && !['disponivel', 'sobConsulta', ''].includes(produto.status);
