'use client';

import { useEffect, useRef } from 'react';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import { BUY_FORM_ID, type PurchaseOptions, type SizeOption } from '@/lib/catalog/product/purchase-options';
import { displayPrices } from '@/lib/platform/prices';
import { formatBRL } from '@/lib/shared/money';
import { usePurchase } from './purchase-context';
import { SizeChoice } from './size-choice';

/** Formatted price of a size if sizes differ in price, otherwise `''`. */
function sizePrice({ precos }: SizeOption, { sizes, precos: usual }: PurchaseOptions): string {
  const hasPrices = sizes.length > 1 && sizes.some((size) => size.precos);
  const displayed = hasPrices && displayPrices(precos ?? usual);
  return displayed ? formatBRL(displayed.pix ?? displayed.por) : '';
}

/**
 * Size selector of the product page. Preselects the size that fits best, unless the address or the shopper has chosen
 * one.
 */
export function SizePicker() {
  const { options, chosenSize, chooseSize, suggestSize, isSizeMissing, attempts } = usePurchase();
  const first = useRef<HTMLInputElement>(null);
  const own = useShopperMeasure();
  const suited = own?.fit.suitedSize(own.measures, options.sizes);
  const suitedId = suited?.size.id ?? null;
  useEffect(() => suggestSize(suitedId), [suitedId, suggestSize]);

  useEffect(() => {
    // Every attempt moves the focus to the sizes again, because they may have been scrolled out of view.
    if (isSizeMissing && attempts > 0) first.current?.focus();
  }, [isSizeMissing, attempts]);

  if (options.sizes.length === 0) return null;
  const name = attributeName(options.attribute);
  return (
    <SizeChoice
      legend={`${name}${(suitedId === chosenSize && suited?.reason) || ''}`}
      sizes={options.sizes.map((size) => ({
        ...size,
        note: sizePrice(size, options),
        value: size.formValue,
        mark: size.id === suitedId && suited?.mark,
      }))}
      chosenId={chosenSize}
      onChoose={chooseSize}
      error={isSizeMissing ? `Escolha ${choicePhrase(options.attribute)} para continuar.` : ''}
      firstRef={first}
      formField={options.form ? { name: 'add', form: BUY_FORM_ID, description: name } : undefined}
    />
  );
}
