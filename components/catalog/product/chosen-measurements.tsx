'use client';

import type { ReactNode } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { useLazyModule } from '@/components/ui/lazy-loading';
import {
  type MeasurementsBySize,
  measurementsOf,
  shortSizeName,
  sizeName,
} from '@/lib/catalog/product/frame-size';

const load = () => import('./frame-measurements');
const ignoreFailure = () => undefined;

type Props = {
  measured: MeasurementsBySize;
  /** Whether nothing replaces the first size's part while another is chosen. */
  isOnlyFirst?: boolean;
  /** The first size's measurements, rendered by the server. */
  children: ReactNode;
};

/**
 * Measurements of the chosen size. Other sizes are drawn in the browser; until then the first measurements stay,
 * labelled with their size.
 */
export function ChosenMeasurements({ measured, isOnlyFirst = false, children }: Props) {
  const chosen = measurementsOf(measured, usePurchase().chosenSize);
  const isFirst = chosen === measured[0];
  const drawn = useLazyModule(load, !isFirst && !isOnlyFirst, ignoreFailure);
  if (isOnlyFirst) return isFirst ? children : null;
  return isFirst || drawn === null ? children : <drawn.FrameMeasurements measurements={chosen} hasChoice />;
}

type LineProps = {
  className?: string | undefined;
  measured: MeasurementsBySize;
  /** Whether it is below the sizes, which show their front widths. */
  isAtSizes?: boolean;
};

/**
 * The chosen size and its front width in one line, with a link to all measurements. If the shopper's measurements are
 * known, the last part says how this frame compares, instead of the front width, so that nothing shifts. Measurements
 * of another size than the chosen one are labelled as such, and not compared.
 */
export function FitLine({ className, measured, isAtSizes = false }: LineProps) {
  const own = useShopperMeasure();
  const { chosenSize } = usePurchase();
  const { id, size, mm } = measurementsOf(measured, chosenSize);
  const isOther = chosenSize !== null && id !== chosenSize;
  const fit = size && !isOther && own?.fit.describeShopperFit(own.measures, mm);
  const fact = fit || (isAtSizes ? '' : `frente ${mm.frontWidth} mm`);
  const named = (fact && !fit ? shortSizeName : sizeName)(size, mm.frontWidth);
  const name = size
    ? `${isOther || !fact ? 'Medidas do tamanho' : 'Tamanho'} ${named}`
    : 'Medidas de um só tamanho';
  return (
    <p className={className}>
      <a href="#medidas">{fact ? `${name}, ${fact}` : name}</a>
    </p>
  );
}
