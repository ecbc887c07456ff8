import { callGateway } from '@/lib/browser/gateway-client';
import { safeStoreUrl } from '@/lib/config/store-link';
import type { Usuario } from '@/lib/platform/schemas/cart';

/** An internal sale in progress: an operator is buying for a customer. */
export type InternalSale = {
  /** Number of the internal sale. */
  id: number;
  operator: string;
  customer: { id: number; name: string };
};

/** The internal sale of this visitor; null if there is none. */
export function internalSaleOf(user: Usuario | undefined): InternalSale | null {
  if (!user?.vendaInterna) return null;
  const { id, usuario } = user.vendaInterna;
  return { id, operator: usuario?.nome ?? '', customer: { id: user.id, name: user.nomeRazao } };
}

/**
 * Where to go after a sale was cancelled: the platform's address if it is a page of the store site or of this
 * shop, otherwise null.
 * @param shopOrigin the shop's origin in the browser
 */
export function cancelRedirectUrl(redirect: string, storeSiteUrl: string, shopOrigin: string): string | null {
  return safeStoreUrl(redirect, storeSiteUrl) ?? safeStoreUrl(redirect, shopOrigin);
}

/**
 * Cancels the current sale. Resolves to the platform's address for continuing.
 * @throws GatewayError
 */
export async function cancelSale(): Promise<string> {
  const { redirect } = await callGateway<{ redirect: string }>('POST', 'sale/cancel', { body: {} });
  return redirect;
}
