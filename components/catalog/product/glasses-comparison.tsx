'use client';

import { useRef } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Disclosure } from '@/components/ui/disclosure';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';
import { type MeasurementsBySize, measurementsOf } from '@/lib/catalog/product/frame-size';

const load = () => import('./glasses-comparison-form');
const ignoreFailure = () => undefined;

/**
 * Compares the frame in the chosen size with the shopper's glasses. Its form loads near the viewport and is folded,
 * so that nothing shifts when it loads.
 */
export function GlassesComparison({ measured }: { measured: MeasurementsBySize }) {
  const { chosenSize, options } = usePurchase();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const form = useLazyModule(load, isNear, ignoreFailure);
  return (
    <div ref={container} data-print="hide">
      <Disclosure title="Serve como os meus óculos?">
        {form ? (
          <form.GlassesComparisonForm
            {...measurementsOf(measured, chosenSize)}
            hasChoice={options.sizes.length > 1}
          />
        ) : null}
      </Disclosure>
    </div>
  );
}
