'use client';

import { useRef, useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Disclosure } from '@/components/ui/disclosure';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';
import { type MeasurementsBySize, measurementsOf } from '@/lib/catalog/product/frame-size';
import faces from './faces-place.module.css';

const load = () => import('./glasses-comparison-form');

type Props = {
  measured: MeasurementsBySize;
  /** Path of the product's category; `''` if unknown. */
  category: string;
};

/**
 * Compares the frame in the chosen size with the shopper's glasses, and shows frames on faces. Both load near the
 * viewport. The form is collapsed and the page reserves the place of the faces, so that the text being read does not
 * shift.
 */
export function GlassesComparison({ measured, category }: Props) {
  const { chosenSize, options } = usePurchase();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const [isMissing, setMissing] = useState(false);
  const form = useLazyModule(load, isNear, () => setMissing(true));
  const frame = measurementsOf(measured, chosenSize);
  return (
    <div ref={container} data-print="hide">
      <Disclosure title="Serve como os meus óculos?">
        {form ? <form.GlassesComparisonForm {...frame} hasChoice={options.sizes.length > 1} /> : null}
      </Disclosure>
      {form ? <form.FrameFaces {...frame} category={category} place={faces.place} /> : null}
      {form || isMissing ? null : <div className={`scripted ${faces.place}`} />}
    </div>
  );
}
