import { storeLink } from '@/lib/cart/store-link';
import { callGateway } from '@/lib/gateway/browser';

/**
 * Where a cancelled sale goes on: the platform's address when it is a page of the store site or of this shop, else
 * null (SALE-08, C6).
 * @param shopOrigin origin that the browser shows
 */
export function cancelledTarget(redirect: string, storeSiteUrl: string, shopOrigin: string): string | null {
  if (redirect === '') return null;
  return storeLink(redirect, storeSiteUrl) ?? storeLink(redirect, shopOrigin);
}

/** Cancels the sale under way; answers the platform's address to go on. @throws GatewayError */
export async function cancelSale(): Promise<string> {
  const { redirect } = await callGateway<{ redirect: string }>('POST', 'sale/cancel', { body: {} });
  return redirect;
}
