'use client';

import { useEffect, useRef } from 'react';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import { BUY_FORM_ID, type SizeOption } from '@/lib/catalog/product/purchase-options';
import { displayPrices } from '@/lib/platform/prices';
import { formatBRL } from '@/lib/shared/money';
import { usePurchase } from './purchase-context';
import { SizeChoice } from './size-choice';

/** Formatted price of a size that differs from the product's price; `''` otherwise. */
function differingPrice({ precos }: SizeOption): string {
  const displayed = precos && displayPrices(precos);
  return displayed ? formatBRL(displayed.pix ?? displayed.por) : '';
}

/**
 * The size in stock that suits the shopper best, of a product with several; null for none. It is chosen as long as neither
 * the address nor the shopper has chosen anything else than what the platform marks.
 */
function useSuitedSize(own: ReturnType<typeof useShopperMeasure>): SizeOption | null {
  const { options, chosenSize, chooseSize } = usePurchase();
  const inStock = options.sizes.filter(({ estoque, frontWidth }) => estoque > 0 && frontWidth);
  const fronts = inStock.flatMap(({ frontWidth }) => frontWidth ?? []);
  const best = own && options.sizes.length > 1 ? own.fit.bestFront(own.measures, fronts) : null;
  const suited = best === null ? null : (inStock.find(({ frontWidth }) => frontWidth === best) ?? null);
  const suitedId = suited?.id ?? null;
  const isOffered = useRef(false);
  useEffect(() => {
    if (suitedId === null || isOffered.current) return;
    isOffered.current = true;
    if (!options.isSizeNamed && chosenSize === options.startSize) chooseSize(suitedId);
  }, [suitedId, chosenSize, options, chooseSize]);
  return suited;
}

/** Size choice of the product page. */
export function SizePicker() {
  const { options, chosenSize, chooseSize, isSizeMissing, attempts } = usePurchase();
  const first = useRef<HTMLInputElement>(null);
  const own = useShopperMeasure();
  const suited = useSuitedSize(own);

  useEffect(() => {
    // Every attempt moves the focus back to the sizes, which may be scrolled out of view.
    if (isSizeMissing && attempts > 0) first.current?.focus();
  }, [isSizeMissing, attempts]);

  if (options.sizes.length === 0) return null;
  const fitOf = ({ frontWidth }: SizeOption) =>
    (frontWidth && own?.fit.fitOfFront(own.measures, frontWidth)) || null;
  const suits = suited?.id === chosenSize && suited && fitOf(suited);
  return (
    <SizeChoice
      legend={
        suits
          ? `${attributeName(options.attribute)}: ${suited.label} ${own?.fit.fitPhrase(suits)}, pela sua medida`
          : attributeName(options.attribute)
      }
      sizes={options.sizes.map((size) => ({
        ...size,
        note: differingPrice(size),
        value: size.formValue,
        fit: fitOf(size) ?? '',
      }))}
      chosenId={chosenSize}
      onChoose={chooseSize}
      error={isSizeMissing ? `Escolha ${choicePhrase(options.attribute)} para continuar.` : ''}
      firstRef={first}
      formField={options.form ? { name: 'add', form: BUY_FORM_ID } : undefined}
    />
  );
}
