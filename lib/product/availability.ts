import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';
import type { Produto } from '@/lib/store-api/schemas/produto';

type Buyable = Pick<Produto, 'status' | 'atributos' | 'carrinho' | 'personalizacoes'>;

/**
 * Payload that a card's buy button may send at once: the product is available, has exactly one size and a
 * ready payload, and needs no lens choice first (CARD-07, A-25). Null sends the shopper to the product page.
 */
export function directCart({ status, atributos, carrinho, personalizacoes }: Buyable): CarrinhoPronto | null {
  const sizes = atributos.simples?.valores ?? [];
  const [size] = sizes;
  if (status !== 'disponivel' || sizes.length !== 1 || !size) return null;
  if (personalizacoes.some(({ obrigatorio }) => obrigatorio)) return null;
  return size.carrinho ?? carrinho;
}

/** Whether a card's buy button adds the product without visiting its page (CARD-07, CARD-08). */
export function isDirectlyBuyable(produto: Buyable): boolean {
  return directCart(produto) !== null;
}

/** 'Só 1 unidade em estoque!' is said for exactly one piece (PDP-40, CONST-08). */
export function isLastPiece(estoque: number): boolean {
  return estoque === 1;
}
