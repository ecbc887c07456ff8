import { displayPrices } from '@/lib/platform/prices';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

const AVAILABILITY = { disponivel: 'in stock', indisponivel: 'out of stock', sobConsulta: null } as const;

/** Price and availability for link previews, as on the page. React moves the tags to the head. */
export function ProductMeta({
  product: { precos, status },
}: {
  product: Pick<ProdutoDetalhe, 'precos' | 'status'>;
}) {
  const prices = status === 'sobConsulta' ? null : displayPrices(precos);
  const availability = AVAILABILITY[status];
  return (
    <>
      <meta property="og:type" content="product" />
      {availability === null ? null : <meta property="product:availability" content={availability} />}
      {prices === null ? null : (
        <>
          <meta property="product:price:amount" content={prices.por.toFixed(2)} />
          <meta property="product:price:currency" content="BRL" />
        </>
      )}
    </>
  );
}
