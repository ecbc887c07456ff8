'use client';

import { ItemsShipping } from '@/components/purchase/shipping/shipping-quote';
import { includedProducts, quantityOf, sizeOf } from '@/lib/purchase/kit/order';
import { useKit } from './kit-context';

/** The platform quotes product by product: lists of more get their quote in the cart. */
const MAX_PRODUCTS = 8;

/** Shipping quote of what is chosen of the kit; nothing for an empty or a very long list. */
export function KitShipping() {
  const { kit, selection } = useKit();
  const [first, ...others] = includedProducts(kit, selection).map((product) => ({
    idProduto: product.id,
    idAtributoValor: sizeOf(product, selection) ?? 0,
    quantidade: quantityOf(product, selection) * selection.quantity,
  }));
  if (first === undefined || others.length >= MAX_PRODUCTS) return null;
  return <ItemsShipping items={[first, ...others]} />;
}
