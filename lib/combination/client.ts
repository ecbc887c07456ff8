import { callGateway } from '@/lib/gateway/browser';
import type { CombinacaoComprada } from '@/lib/store-api/schemas/compra';
import type { CombinationSide } from './options';
import { type CombinationPrices, combinationPrices } from './prices';

/** Prices of two products together and the cart address to go to, unchecked (PDP-24). @throws GatewayError */
export async function priceCombination(
  produtoPrincipal: CombinationSide,
  produtoIndicado: CombinationSide,
  signal: AbortSignal,
): Promise<{ prices: CombinationPrices | null; url: string }> {
  const answer = await callGateway<CombinacaoComprada>('POST', 'product/combination', {
    body: { produtoPrincipal, produtoIndicado },
    signal,
  });
  return { prices: combinationPrices(answer), url: answer.carrinho.url };
}
