'use client';

import type { ReactNode } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import type { ButtonStyleProps } from '@/components/ui/button';
import { BUY_FORM_ID } from '@/lib/catalog/product/purchase-options';
import { AddToCartButton } from './add-to-cart-button';

type Props = ButtonStyleProps & {
  label: string;
  /** Path of the product page. */
  productHref: string;
  /** Shown instead of the plain label. */
  children?: ReactNode;
};

/** Buy button of the product page: adds the chosen size, or asks for one. */
export function ProductBuyButton({ label, productHref, children, ...look }: Props) {
  const { options, payload, needsSize, flagMissingSize } = usePurchase();
  return (
    <AddToCartButton
      {...look}
      payload={payload}
      label={label}
      productHref={productHref}
      onChoiceMissing={needsSize ? flagMissingSize : undefined}
      form={options.form ? BUY_FORM_ID : undefined}
    >
      {children}
    </AddToCartButton>
  );
}
