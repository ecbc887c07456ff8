'use client';

import { useEffect, useRef } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { SizeChoice } from '@/components/catalog/buy-box/size-choice';
import { LinkButton } from '@/components/ui/button';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import {
  bestLetter,
  betterSize,
  doesFit,
  fitOfFront,
  isUnknownFit,
  type SizeLetter,
  shortFit,
} from '@/lib/catalog/product/fit';
import type { FaceWidth } from '@/lib/catalog/product/shopper-measure-store';
import { searchHref } from '@/lib/catalog/search/suggestions';

/** Searches that list frames of one size (lib/catalog/search/named-filters.ts). */
const SEARCHES: Record<SizeLetter, string> = { P: 'rosto estreito', M: 'rosto médio', G: 'rosto largo' };

/** Link to frames that fit the photographed face, if this one is too narrow or too wide in all its sizes (TRY-13). */
export function FittingFrames({ face, frontWidth }: { face: FaceWidth | null; frontWidth: number }) {
  const { options } = usePurchase();
  const own = { glasses: null, face };
  const fronts = [frontWidth, ...options.sizes.flatMap((size) => size.frontWidth ?? [])];
  const mayFit = fronts
    .map((front) => fitOfFront(own, front))
    .some((fit) => doesFit(fit) || isUnknownFit(fit));
  const letter = bestLetter(own, 'PMG');
  if (mayFit || letter === null) return null;
  return (
    <p>
      <LinkButton variant="quiet" href={searchHref(SEARCHES[letter])}>
        Ver armações para {SEARCHES[letter]}
      </LinkButton>
    </p>
  );
}

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
