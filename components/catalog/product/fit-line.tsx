'use client';

import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { type MeasurementsBySize, measurementsOf } from '@/lib/catalog/product/frame-size';

type Props = { className?: string | undefined; measured: MeasurementsBySize };

/**
 * The chosen size and its front in one line, with a link to all measurements. With measures of the shopper's own known, the
 * last part says how this frame compares; it replaces the width of the front, so that nothing shifts. Measurements of
 * another size than the chosen one are said to be, and compared with nothing.
 */
export function FitLine({ className, measured }: Props) {
  const own = useShopperMeasure();
  const { chosenSize } = usePurchase();
  const { id, size, mm } = measurementsOf(measured, chosenSize);
  const isOther = chosenSize !== null && id !== chosenSize;
  const name =
    size === '' ? 'Medidas de um só tamanho' : `${isOther ? 'Medidas do tamanho' : 'Tamanho'} ${size}`;
  const fit = size === '' || isOther ? null : own?.fit.describeShopperFit(own.measures, mm);
  return (
    <p className={className}>
      <a href="#medidas">{`${name} · ${fit ?? `frente ${mm.frontWidth} mm`}`}</a>
    </p>
  );
}
