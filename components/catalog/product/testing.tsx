import { render } from '@testing-library/react';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { encode } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { ProductScreen } from './product-screen';

/** Renders the page of a product with the given fields. */
export function renderProductPage(given: object = {}, slots: object = {}) {
  const detalhe = detalheSchema.parse(
    encode({
      estrutura: { breadcrumb: [{ label: 'Home', url: 'https://loja' }, { label: 'Armação Serra' }] },
      conteudo: wireProduct({ midias: [], ...given }),
    }),
  );
  return render(
    <ProductScreen
      detalhe={detalhe}
      url="https://loja/armacao-serra.html"
      whatsapp="(11) 99999-9999"
      buyButton={<button type="button">Adicionar ao carrinho</button>}
      {...slots}
    />,
  );
}
