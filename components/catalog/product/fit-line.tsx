'use client';

import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { type MeasurementsBySize, measurementsOf, namedEngravingOf } from '@/lib/catalog/product/frame-size';

type Props = { className?: string | undefined; measured: MeasurementsBySize };

/**
 * Measurements of the chosen size in one line, with a link to all of them. With measures of the shopper's own known, the
 * last part says how this frame compares; it replaces the width of the front, so that nothing shifts. Measurements of
 * another size than the chosen one are said to be, and compared with nothing.
 */
export function FitLine({ className, measured }: Props) {
  const own = useShopperMeasure();
  const { chosenSize } = usePurchase();
  const { id, size, mm } = measurementsOf(measured, chosenSize);
  const isOther = chosenSize !== null && id !== chosenSize;
  const name = isOther ? `medidas do ${size}` : size;
  const fit = size === '' || isOther ? null : own?.fit.describeShopperFit(own.measures, mm);
  return (
    <p className={className}>
      <a href="#medidas">
        {size === '' || isOther ? null : <span className="visually-hidden">Tamanho </span>}
        {[
          size === '' ? 'medidas de um só tamanho' : name === String(mm.lensWidth) ? '' : name,
          namedEngravingOf(mm),
          fit ?? `frente ${mm.frontWidth} mm`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </a>
    </p>
  );
}
