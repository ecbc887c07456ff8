import { startOffer } from '@/lib/catalog/product/size-address';
import { displayPrices } from '@/lib/platform/prices';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

const AVAILABILITY = { disponivel: 'in stock', indisponivel: 'out of stock', sobConsulta: null } as const;

type Props = {
  product: Pick<ProdutoDetalhe, 'precos' | 'status' | 'atributos'>;
  /** Name of the size requested by the address. */
  size?: string;
};

/** Price and availability for link previews, as on the page. React moves the tags to the head. */
export function ProductMeta({ product, size = '' }: Props) {
  const { precos, status } = startOffer(product, size);
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
