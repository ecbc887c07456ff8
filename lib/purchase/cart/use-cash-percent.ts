import { useEffect, useState } from 'react';
import { useSettings } from '@/lib/browser/use-settings';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { pixPercent } from './cart';

/**
 * Percent that Pix saves of the cart, where the platform works with the shop's own; else 0. While the platform has not
 * answered a change, its last answer counts, so that no price comes and goes.
 */
export function useCashPercent(cart: Carrinho | undefined): number {
  const shops = pixPercent(useSettings()?.pagamento.geral.descontoVista ?? {});
  const stated = cart?.subtotal.descontoVista?.porcentagem;
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (stated !== undefined) setLast(stated);
  }, [stated]);
  return shops === (stated ?? last) ? shops : 0;
}
