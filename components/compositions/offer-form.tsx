import type { ReactNode } from 'react';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/**
 * Form of a product that cannot be bought at once: a notice when it is back, or a quote. Imported on demand, so that
 * products for sale do not load them.
 */
export async function offerForm({ id, status }: ProdutoDetalhe): Promise<ReactNode> {
  if (status === 'indisponivel') {
    const { NotifyForm } = await import('@/components/catalog/offer/notify-form');
    return <NotifyForm idProduto={id} />;
  }
  if (status === 'sobConsulta') {
    const { QuoteForm } = await import('@/components/catalog/offer/quote-form');
    return <QuoteForm idProduto={id} />;
  }
  return null;
}
