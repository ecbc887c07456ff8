import { callGateway } from '@/lib/browser/gateway-client';
import type { CombinacaoComprada } from '@/lib/platform/schemas/purchase';
import { positiveCents } from '@/lib/shared/money';
import type { CombinationRequestItem } from './combination';

/** Price of two products bought together, in BRL. Subtotal minus discount is exactly the total. */
export type CombinationPrices = {
  subtotal: number;
  discount: number;
  total: number;
  /** Price 'à vista no PIX'; null unless it is below the total. */
  pix: number | null;
};

/**
 * Reads the prices of a response; null if it has none. Platforms fill in different fields, so missing ones
 * are derived from the others, and an inconsistent discount is ignored.
 */
export function combinationPrices({ precos }: CombinacaoComprada): CombinationPrices | null {
  const { combinacao } = precos;
  const discountCents = positiveCents(combinacao?.descontoCombinacao ?? 0);
  const statedTotal = positiveCents(precos.por) || positiveCents(combinacao?.vista ?? 0);
  const subtotal =
    positiveCents(combinacao?.de ?? 0) ||
    positiveCents(precos.de) ||
    (statedTotal > 0 ? statedTotal + discountCents : 0);
  const total = statedTotal || subtotal - discountCents;
  if (total <= 0 || subtotal <= 0) return null;
  const subtotalCents = Math.max(subtotal, total);
  const pix = positiveCents(precos.vista);
  return {
    subtotal: subtotalCents / 100,
    discount: (subtotalCents - total) / 100,
    total: total / 100,
    pix: pix > 0 && pix < total ? pix / 100 : null,
  };
}

/**
 * Prices of two products bought together, and the cart address, not validated yet.
 * @throws GatewayError
 */
export async function priceCombination(
  produtoPrincipal: CombinationRequestItem,
  produtoIndicado: CombinationRequestItem,
  signal: AbortSignal,
): Promise<{ prices: CombinationPrices | null; url: string }> {
  const response = await callGateway<CombinacaoComprada>('POST', 'product/combination', {
    body: { produtoPrincipal, produtoIndicado },
    signal,
  });
  return { prices: combinationPrices(response), url: response.carrinho.url };
}
