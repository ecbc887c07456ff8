'use client';

import { useEffect, useRef } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { SizeChoice } from '@/components/catalog/buy-box/size-choice';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import { betterSize, fitOfFront, shortFit } from '@/lib/catalog/product/fit';
import type { FaceWidth } from '@/lib/catalog/product/shopper-measure-store';

/** The sizes of the tried-on frame, as on the product page; renders nothing for a frame in one size. */
export function TryOnSizes({ face }: { face: FaceWidth | null }) {
  const { options, chosenSize, chooseSize, isSizeMissing, attempts } = usePurchase();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSizeMissing && attempts > 0) first.current?.focus();
  }, [isSizeMissing, attempts]);

  if (options.sizes.length < 2) return null;
  const own = { glasses: null, face };
  return (
    <SizeChoice
      legend={`${attributeName(options.attribute)}${betterSize(own, options.sizes)}`}
      sizes={options.sizes.map((size) => ({
        ...size,
        fit: shortFit(size.frontWidth ? fitOfFront(own, size.frontWidth) : null),
      }))}
      chosenId={chosenSize}
      onChoose={chooseSize}
      error={isSizeMissing ? `Escolha ${choicePhrase(options.attribute)} para continuar.` : ''}
      firstRef={first}
    />
  );
}
