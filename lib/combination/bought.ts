import type { Bought } from '@/lib/purchase/bought';
import { type Part, sideOf } from './options';

function pieceOf(part: Part, chosen: number | null) {
  const { idAtributoValor, preco } = sideOf(part, chosen);
  const variante = part.tamanhos.find(({ id }) => id === idAtributoValor)?.label ?? '';
  return { id: String(part.id), nome: part.nome, marca: part.marca, variante, preco, quantidade: 1 };
}

type Side = { part: Part; chosen: number | null };

/** What is told of two products that are bought together for `total` BRL, null when the platform named no price (TRACK-11). */
export function boughtTogether(own: Side, other: Side, total: number | null): Bought {
  return { pieces: [own, other].map(({ part, chosen }) => pieceOf(part, chosen)), total };
}
