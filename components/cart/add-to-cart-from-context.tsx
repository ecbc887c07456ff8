'use client';

import { BUY_FORM } from '@/components/product/buy-form';
import { usePurchase } from '@/components/product/purchase-context';
import type { ButtonLook } from '@/components/ui/button';
import { AddToCartButton } from './add-to-cart-button';

type Props = ButtonLook & {
  label: string;
  /** Path of the product page. */
  productHref: string;
};

/** Buy button of the product page: adds the chosen size, or asks for one (PDP-48, PDP-49). */
export function AddToCartFromContext({ label, productHref, ...look }: Props) {
  const { options, carrinho, precisaEscolher, pedirEscolha } = usePurchase();
  return (
    <AddToCartButton
      {...look}
      carrinho={carrinho}
      label={label}
      productHref={productHref}
      onChoiceMissing={precisaEscolher ? pedirEscolha : undefined}
      form={options.formulario ? BUY_FORM : undefined}
    />
  );
}
