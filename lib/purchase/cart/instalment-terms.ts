import { orderInstalmentsText } from '@/lib/platform/prices';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { formatBRL } from '@/lib/shared/money';

const INSTALMENTS = 12;

/**
 * How the cart can be paid by instalments: the platform's own, interest and total included; twelve without interest
 * where it says nothing about them.
 */
export function instalmentTerms({ subtotal: { parcelamento, valor } }: Carrinho): string {
  if (parcelamento.length > 0) return orderInstalmentsText(parcelamento, valor);
  return `em até ${INSTALMENTS}x de ${formatBRL(valor / INSTALMENTS)}`;
}
