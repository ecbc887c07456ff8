import { callGateway } from '@/lib/gateway/browser';
import type { Prepared } from '@/lib/purchase/bought';
import type { ListaComprada } from '@/lib/store-api/schemas/compra';
import type { Precos } from '@/lib/store-api/schemas/precos';
import { boughtKit } from './bought';
import type { Kit } from './options';
import { kitAddress, kitOrder } from './order';
import type { KitSelection } from './selection';

const prepare = (kit: Kit, selection: KitSelection, signal?: AbortSignal) =>
  callGateway<ListaComprada>('POST', 'list/shop', {
    body: kitOrder(kit, selection),
    ...(signal ? { signal } : {}),
  });

/** Prepares a kit: the cart address to go to, unchecked, and what is bought (KIT-20, KIT-21). @throws GatewayError */
export async function shopKit(kit: Kit, selection: KitSelection): Promise<Prepared> {
  const { carrinho, precos } = await prepare(kit, selection);
  return { url: kitAddress(kit, selection, carrinho.url), bought: boughtKit(kit, selection, precos) };
}

/**
 * What one kit in these sizes costs, null when the platform does not say. The call that prepares a purchase
 * is the platform's only one that prices sizes; it puts nothing into the cart. @throws GatewayError
 */
export async function priceKit(
  kit: Kit,
  selection: KitSelection,
  signal: AbortSignal,
): Promise<Precos | null> {
  return (await prepare(kit, selection, signal)).precos;
}
