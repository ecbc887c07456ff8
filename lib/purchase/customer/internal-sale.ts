import { callGateway } from '@/lib/browser/gateway-client';
import { safeStoreUrl } from '@/lib/config/store-link';
import type { Usuario } from '@/lib/platform/schemas/cart';

/** An internal sale under way: an operator buys in a customer's name. */
export type InternalSale = {
  /** Number of the sale. */
  id: number;
  operator: string;
  customer: { id: number; name: string };
};

/** The internal sale of this visitor; null for everybody else. */
export function internalSaleOf(user: Usuario | undefined): InternalSale | null {
  if (!user?.vendaInterna) return null;
  const { id, usuario } = user.vendaInterna;
  return { id, operator: usuario?.nome ?? '', customer: { id: user.id, name: user.nomeRazao } };
}

/**
 * Where to go after a cancelled sale: the platform's address when it is a page of the store site or of this shop, else
 * null.
 * @param shopOrigin origin that the browser shows
 */
export function cancelRedirectUrl(redirect: string, storeSiteUrl: string, shopOrigin: string): string | null {
  if (redirect === '') return null;
  return safeStoreUrl(redirect, storeSiteUrl) ?? safeStoreUrl(redirect, shopOrigin);
}

/** Cancels the sale under way; resolves to the platform's address to continue at. @throws GatewayError */
export async function cancelSale(): Promise<string> {
  const { redirect } = await callGateway<{ redirect: string }>('POST', 'sale/cancel', { body: {} });
  return redirect;
}
