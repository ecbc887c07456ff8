import { toCents } from '@/lib/money/format';
import type { Bought } from '@/lib/purchase/bought';

type Frame = {
  id: number;
  nome: string;
  /** Label of the chosen size, or `''`. */
  variante: string;
  /** BRL. */
  preco: number;
};

/**
 * What is told of a frame, alone or with lenses (TRACK-11). Lenses are one item of their own, at what they add:
 * which ones somebody needs says something about their eyes, and statistics may not have that (L9).
 * @param total frame and lenses together in BRL; undefined for a frame alone
 */
export function boughtFrame({ id, nome, variante, preco }: Frame, total?: number): Bought {
  const frame = { id: String(id), nome, variante, preco, quantidade: 1 };
  if (total === undefined) return { pieces: [frame], total: preco };
  const lenses = {
    id: `${id}-lentes`,
    nome: 'Lentes de grau',
    preco: (toCents(total) - toCents(preco)) / 100,
    quantidade: 1,
  };
  return { pieces: [frame, lenses], total };
}
