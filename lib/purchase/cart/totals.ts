import { orderInstalmentsText } from '@/lib/platform/prices';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { formatBRL, toCents } from '@/lib/shared/money';

/**
 * Message about 10% off the order: the amount that is still missing, or that it is reached.
 * @param total of the cart, BRL
 * @param from total from which the discount applies, BRL
 */
export function orderDiscountText(total: number, from: number): string {
  const missing = toCents(from) - toCents(total);
  return missing > 0
    ? `Faltam ${formatBRL(missing / 100)} para ganhar 10% de desconto no pedido.`
    : 'Seu pedido ganhou 10% de desconto, aplicado ao finalizar a compra.';
}

/** Sum of the differences between old and current prices of all pieces in the cart, BRL. */
export function orderSaving({ itens }: Carrinho): number {
  const cents = itens.map(
    ({ quantidade, precos: { precoDe, precoPor } }) =>
      Math.max(0, toCents(precoDe) - toCents(precoPor)) * quantidade,
  );
  return cents.reduce((sum, saved) => sum + saved, 0) / 100;
}

const INSTALMENTS = 12;

/**
 * Instalment terms of the cart: the platform's, with interest and total, or twelve without interest if it
 * sends none.
 */
export function instalmentTerms({ subtotal: { parcelamento, valor } }: Carrinho): string {
  if (parcelamento.length > 0) return orderInstalmentsText(parcelamento, valor);
  return `em até ${INSTALMENTS}x de ${formatBRL(valor / INSTALMENTS)}`;
}
