import { callGateway } from '@/lib/gateway/browser';
import type { Fretes } from '@/lib/store-api/schemas/frete';
import type { ShippingRequest } from './schema';

/** Ways to deliver one product to a postal code (SHIP-05). @throws GatewayError, or the signal's reason */
export function requestShipping(body: ShippingRequest, signal?: AbortSignal): Promise<Fretes> {
  return callGateway<Fretes>('POST', 'shipment/product', { body, signal });
}
