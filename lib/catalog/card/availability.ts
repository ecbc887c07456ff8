import type { AddPayload } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

type Buyable = Pick<Produto, 'status' | 'atributos' | 'carrinho' | 'personalizacoes'>;

/**
 * Cart payload for a card's buy button. Null if the product must be bought on its page: it is not available,
 * has several sizes, has no payload, or requires a choice of lenses.
 */
export function quickAddCart({ status, atributos, carrinho, personalizacoes }: Buyable): AddPayload | null {
  const sizes = atributos.simples?.valores ?? [];
  const [size] = sizes;
  if (status !== 'disponivel' || sizes.length !== 1 || !size) return null;
  if (personalizacoes.some(({ obrigatorio }) => obrigatorio)) return null;
  return size.carrinho ?? carrinho;
}

/** Whether the low-stock notice shows. */
export function isLastPiece(estoque: number): boolean {
  return estoque === 1;
}
