import { toCents } from '@/lib/money/format';
import type { Carrinho, ItemDoCarrinho } from '@/lib/store-api/schemas/carrinho';

/** Names a line for as long as it is in the cart: its hash without the quantity, which changes. */
export function lineKey({ tipo, hash }: Pick<ItemDoCarrinho, 'tipo' | 'hash'>): string {
  const parts = Object.entries(hash)
    .filter(([name]) => name !== 'quantidade')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tipo, parts]);
}

function replaceLine(cart: Carrinho, key: string, quantidade: number): Carrinho {
  const line = cart.itens.find((item) => lineKey(item) === key);
  if (line === undefined) return cart;
  const { precoPor } = line.precos;
  const change = quantidade - line.quantidade;
  const cents = Math.max(0, toCents(cart.subtotal.valor) + toCents(precoPor) * change);
  const itens = cart.itens.flatMap((item) => {
    if (item !== line) return [item];
    if (quantidade === 0) return [];
    return [
      { ...item, quantidade, precos: { ...item.precos, total: (toCents(precoPor) * quantidade) / 100 } },
    ];
  });
  return {
    ...cart,
    itens,
    quantidadeItens: itens.length,
    quantidadeTotal: Math.max(0, cart.quantidadeTotal + change),
    // Discounts and instalments are the platform's to work out: better none than wrong ones.
    subtotal: { valor: cents / 100, descontoVista: null, parcelamento: [] },
  };
}

/** The cart as it will probably be when the line has `quantidade` (1 or more) pieces; unknown lines change nothing. */
export function withQuantity(cart: Carrinho, key: string, quantidade: number): Carrinho {
  return replaceLine(cart, key, Math.max(1, Math.trunc(quantidade)));
}

/** The cart as it will probably be without the line. */
export function withoutLine(cart: Carrinho, key: string): Carrinho {
  return replaceLine(cart, key, 0);
}

const LONG_NAME = 37;
const CUT_NAME = 45;

/** Name of a line: longer than 37 characters, its first 45 and an ellipsis (CART-12, A-46). */
export function shortName(nome: string): string {
  const characters = Array.from(nome);
  return characters.length > LONG_NAME ? `${characters.slice(0, CUT_NAME).join('')}…` : nome;
}

/** Badge of the cart button: pieces, not lines; '' when there are none. */
export function badgeText(cart: Carrinho | undefined): string {
  const pieces = cart?.quantidadeTotal ?? 0;
  if (pieces <= 0) return '';
  return pieces > 99 ? '99+' : String(pieces);
}

const INSTALMENTS = 12;

/** A twelfth of the total in BRL, for 'em até 12x' (CART-07). */
export function instalmentOf(cart: Carrinho): number {
  return cart.subtotal.valor / INSTALMENTS;
}

export type CashDiscount = { percent: number; method: string };

/**
 * Discount for paying at once by the method that the shop prefers, e.g. {priorizarDesconto: 'pix', pix: '0.07'}
 * gives 7 % by 'pix' (CONST-22). The product is rounded, since 0.29 × 100 falls short of 29. Null for none.
 */
export function cashDiscount(descontoVista: Record<string, string>): CashDiscount | null {
  const method = descontoVista.priorizarDesconto ?? '';
  const percent = Math.round(Number(descontoVista[method]) * 100);
  return method !== '' && percent > 0 && percent < 100 ? { percent, method } : null;
}
