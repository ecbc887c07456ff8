import type { ReactNode } from 'react';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';

/**
 * Form of a product that cannot be bought at once: to be told, or to ask for a price (NOTIFY-01, QUOTE-01). Each is
 * imported where it is needed, so that the code of neither travels with a product that is for sale.
 */
export async function offerForm({ id, status }: ProdutoDetalhe): Promise<ReactNode> {
  if (status === 'indisponivel') {
    const { NotifyForm } = await import('@/components/notify/notify-form');
    return <NotifyForm idProduto={id} />;
  }
  if (status === 'sobConsulta') {
    const { QuoteForm } = await import('@/components/quote/quote-form');
    return <QuoteForm idProduto={id} />;
  }
  return null;
}
