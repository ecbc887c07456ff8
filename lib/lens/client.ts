import { callGateway } from '@/lib/gateway/browser';
import type { Bought, Prepared } from '@/lib/purchase/bought';
import type { Compra } from '@/lib/store-api/schemas/compra';
import type { LensOrder } from './order';

/** A photo over a slow line takes its time: ms until the browser gives up. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Prepares a frame with lenses: the cart address to go to, unchecked, and what is `bought` (LENS-14). @throws GatewayError */
export async function shopLenses(order: LensOrder, bought: Bought): Promise<Prepared> {
  const { carrinho } = await callGateway<Compra>('POST', 'product/shop', {
    body: order,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  return { url: carrinho.url, bought };
}
