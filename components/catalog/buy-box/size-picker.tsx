'use client';

import { useEffect, useRef } from 'react';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import type { SizeOption } from '@/lib/catalog/product/purchase-options';
import { displayPrices } from '@/lib/platform/prices';
import { formatBRL } from '@/lib/shared/money';
import { BUY_FORM_ID, usePurchase } from './purchase-context';
import { SizeChoice } from './size-choice';

/** Formatted price of a size that differs from the product's price; `''` otherwise. */
function differingPrice({ precos }: SizeOption): string {
  const displayed = precos && displayPrices(precos);
  return displayed ? formatBRL(displayed.pix ?? displayed.por) : '';
}

/** Size choice of the product page. */
export function SizePicker() {
  const { options, chosenSize, chooseSize, isSizeMissing, attempts } = usePurchase();
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Every attempt moves the focus back to the sizes, which may be scrolled out of view.
    if (isSizeMissing && attempts > 0) first.current?.focus();
  }, [isSizeMissing, attempts]);

  if (options.sizes.length === 0) return null;
  return (
    <SizeChoice
      legend={attributeName(options.attribute)}
      sizes={options.sizes.map((size) => ({ ...size, note: differingPrice(size), value: size.formValue }))}
      chosenId={chosenSize}
      onChoose={chooseSize}
      error={isSizeMissing ? `Escolha ${choicePhrase(options.attribute)} para continuar.` : ''}
      firstRef={first}
      formField={options.form ? { name: 'add', form: BUY_FORM_ID } : undefined}
    />
  );
}
