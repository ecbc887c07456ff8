import { rotaHref } from '@/lib/catalog/hrefs';
import type { Produto } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { foldText } from '@/lib/shared/fold-text';

const INDEX = /(?<![\d.,])1[.,]([4-9]\d?)(?!\d)/;

/** The refractive index in a text such as 'Multifocal 1,67'; null if there is none. */
function indexIn(text: string): number | null {
  const found = INDEX.exec(text);
  return found ? Number(`1.${found[1]}`) : null;
}

/** The index with which all others are compared. */
export const USUAL_INDEX = 1.5;

export type LensThickness = {
  index: number;
  /** Thickness of the edge for the same power, as a share of that with the usual index. */
  share: number;
  /** Null for the product itself, and for the usual index if no lens has it. */
  lens: { nome: string; href: string } | null;
  /** Null if unknown. */
  precos: Produto['precos'];
  /** Whether the price is only quoted on request. */
  isQuoted: boolean;
  isOwn: boolean;
};

const row = (index: number, found: Partial<LensThickness> = {}): LensThickness => ({
  index,
  share: (USUAL_INDEX - 1) / (index - 1),
  lens: null,
  precos: null,
  isQuoted: false,
  isOwn: false,
  ...found,
});

type Own = Pick<ProdutoDetalhe, 'id' | 'nome' | 'caracteristicas' | 'status' | 'precos'>;

const priceOf = ({ status, precos }: Pick<Own, 'status' | 'precos'>) => ({
  precos: status === 'disponivel' ? precos : null,
  isQuoted: status === 'sobConsulta',
});

/**
 * How thick a pair of lenses is, compared with others of its type in other indices, thickest first; empty if the product
 * names no index. The first of several lenses with an index stands for all.
 */
export function lensThickness(own: Own, others: readonly Produto[]): LensThickness[] {
  const rows = own.caracteristicas.flatMap(({ itens }) => itens);
  const textOf = (label: RegExp) => rows.find((one) => label.test(one.label))?.valor ?? '';
  const index = indexIn(textOf(/[íi]ndice/i)) ?? indexIn(own.nome);
  const type = foldText(textOf(/^tipo de lente$/i));
  if (index === null) return [];
  const found = new Map([[index, row(index, { isOwn: true, ...priceOf(own) })]]);
  for (const { id, nome, rota, status, precos } of type === '' ? [] : others) {
    const [other, href] = [indexIn(nome), rotaHref(rota)];
    const isSibling = id !== own.id && other !== null && href !== null && foldText(nome).includes(type);
    if (isSibling && !found.has(other))
      found.set(other, row(other, { lens: { nome, href }, ...priceOf({ status, precos }) }));
  }
  if (!found.has(USUAL_INDEX)) found.set(USUAL_INDEX, row(USUAL_INDEX));
  return [...found.values()].sort((a, b) => a.index - b.index);
}
