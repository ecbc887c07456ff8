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
