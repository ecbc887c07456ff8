import type { ReactNode } from 'react';
import { LazyNotifyForm, LazyQuoteForm } from '@/components/catalog/offer/lazy-offer-forms';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/** Form of a product that cannot be bought at once: a notice when it is back, or a quote. */
export function offerForm({ id, status }: ProdutoDetalhe): ReactNode {
  if (status === 'indisponivel') return <LazyNotifyForm idProduto={id} />;
  return status === 'sobConsulta' ? <LazyQuoteForm idProduto={id} /> : null;
}
