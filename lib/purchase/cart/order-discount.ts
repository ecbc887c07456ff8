import { formatBRL, toCents } from '@/lib/shared/money';

/**
 * Message about the 10% off an order (CONST-23): how much is missing, or that it is reached.
 * @param total of the cart, BRL
 * @param from total from which the discount is given, BRL
 */
export function orderDiscountText(total: number, from: number): string {
  const missing = toCents(from) - toCents(total);
  return missing > 0
    ? `Faltam ${formatBRL(missing / 100)} para ganhar 10% de desconto no pedido.`
    : 'Seu pedido ganhou 10% de desconto, aplicado ao finalizar a compra.';
}
