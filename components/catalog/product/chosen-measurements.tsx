'use client';

import type { ReactNode } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { type MeasurementsBySize, measurementsOf } from '@/lib/catalog/product/frame-size';

const load = () => import('./frame-measurements');
const ignoreFailure = () => undefined;

type Props = {
  measured: MeasurementsBySize /** The first measurements, from the server. */;
  children: ReactNode;
};

/** Measurements of the chosen size; those of the others are drawn here, until when the first ones stay, with their name. */
export function ChosenMeasurements({ measured, children }: Props) {
  const chosen = measurementsOf(measured, usePurchase().chosenSize);
  const isFirst = chosen === measured[0];
  const drawn = useLazyModule(load, !isFirst, ignoreFailure);
  return isFirst || drawn === null ? children : <drawn.FrameMeasurements measurements={chosen} hasChoice />;
}
