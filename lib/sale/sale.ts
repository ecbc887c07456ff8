import { storeLink } from '@/lib/cart/store-link';
import { callGateway } from '@/lib/gateway/browser';
import type { Usuario } from '@/lib/store-api/schemas/carrinho';

/** An internal sale under way: an operator buys in a customer's name (SALE-03, SALE-04). */
export type InternalSale = {
  /** Number of the sale. */
  id: number;
  operator: string;
  customer: { id: number; name: string };
};

/** The sale that the visitor's data tell of; null for everybody else (SALE-01). */
export function internalSaleOf(user: Usuario | undefined): InternalSale | null {
  if (!user?.vendaInterna) return null;
  const { id, usuario } = user.vendaInterna;
  return { id, operator: usuario?.nome ?? '', customer: { id: user.id, name: user.nomeRazao } };
}

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
