import { callGateway } from '@/lib/gateway/browser';
import type { Compra } from '@/lib/store-api/schemas/compra';
import type { Kit } from './options';
import { kitAddress, kitOrder } from './order';
import type { KitSelection } from './selection';

/** Prepares a kit and answers the cart address to go to, unchecked (KIT-20, KIT-21). @throws GatewayError */
export async function shopKit(kit: Kit, selection: KitSelection): Promise<string> {
  const { carrinho } = await callGateway<Compra>('POST', 'list/shop', { body: kitOrder(kit, selection) });
  return kitAddress(kit, selection, carrinho.url);
}
