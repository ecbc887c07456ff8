'use client';

import { useRef } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Disclosure } from '@/components/ui/disclosure';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';
import { type MeasurementsBySize, measurementsOf } from '@/lib/catalog/product/frame-size';

const load = () => import('./glasses-comparison-form');
const ignoreFailure = () => undefined;

/**
 * Compares the frame in the chosen size with the shopper's glasses, and shows frames on faces. Both load near the
 * viewport. The form is collapsed and the faces come last, so that the text being read does not shift.
 */
export function GlassesComparison({ measured }: { measured: MeasurementsBySize }) {
  const { chosenSize, options } = usePurchase();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const form = useLazyModule(load, isNear, ignoreFailure);
  const frame = measurementsOf(measured, chosenSize);
  return (
    <div ref={container} data-print="hide">
      <Disclosure title="Serve como os meus óculos?">
        {form ? <form.GlassesComparisonForm {...frame} hasChoice={options.sizes.length > 1} /> : null}
      </Disclosure>
      {form ? <form.FrameFaces {...frame} /> : null}
    </div>
  );
}
