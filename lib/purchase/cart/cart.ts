import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { toCents } from '@/lib/shared/money';

/** Key of a line while it is in the cart: its hash without the quantity, since that may change. */
export function lineKey({ tipo, hash }: Pick<ItemDoCarrinho, 'tipo' | 'hash'>): string {
  const parts = Object.entries(hash)
    .filter(([name]) => name !== 'quantidade')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([tipo, parts]);
}

function updateLine(cart: Carrinho, key: string, quantidade: number): Carrinho {
  const line = cart.itens.find((item) => lineKey(item) === key);
  if (line === undefined) return cart;
  const { precoPor } = line.precos;
  const difference = quantidade - line.quantidade;
  const cents = Math.max(0, toCents(cart.subtotal.valor) + toCents(precoPor) * difference);
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
    quantidadeTotal: Math.max(0, cart.quantidadeTotal + difference),
    // Discounts and instalments are only known to the platform, and no amounts are better than wrong ones.
    subtotal: { valor: cents / 100, descontoVista: null, parcelamento: [] },
  };
}

/** The cart as if the line had `quantidade` (1 or more) units; unchanged if the line is unknown. */
export function withQuantity(cart: Carrinho, key: string, quantidade: number): Carrinho {
  return updateLine(cart, key, Math.max(1, Math.trunc(quantidade)));
}

/** The cart as if the line were removed. */
export function withoutLine(cart: Carrinho, key: string): Carrinho {
  return updateLine(cart, key, 0);
}

const MAX_NAME_LENGTH = 37;
const TRUNCATED_NAME_LENGTH = 45;

/**
 * Name of a line. As CART-12 demands, a name longer than 37 characters gets its first 45 and an ellipsis,
 * even if nothing is cut. A space before the ellipsis does not break, so that no line has only the ellipsis.
 */
export function shortName(nome: string): string {
  const characters = Array.from(nome);
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, TRUNCATED_NAME_LENGTH).join('').replace(/ $/, '\u00a0')}…`
    : nome;
}

/** Badge of the cart button: number of units, not of lines; '' for none. */
export function badgeText(cart: Carrinho | undefined): string {
  const count = cart?.quantidadeTotal ?? 0;
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

export type CashDiscount = { percent: number; method: string };

/**
 * Discount for the shop's preferred instant payment method: {priorizarDesconto: 'pix', pix: '0.07'} means 7%
 * for 'pix'. Null if there is none. The percentage is rounded, because 0.29 × 100 is less than 29.
 */
export function cashDiscount(descontoVista: Record<string, string>): CashDiscount | null {
  const method = descontoVista.priorizarDesconto ?? '';
  const percent = Math.round(Number(descontoVista[method]) * 100);
  return method !== '' && percent > 0 && percent < 100 ? { percent, method } : null;
}

/**
 * Percent off whole orders paid with Pix if that is the shop's preferred instant payment method, otherwise 0.
 */
export function pixPercent(descontoVista: Record<string, string>): number {
  const discount = cashDiscount(descontoVista);
  return discount?.method === 'pix' ? discount.percent : 0;
}
