'use client';

import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  engravingOf,
  type FrameMillimetres,
  frameSize,
  millimetresOfSize,
} from '@/lib/catalog/product/frame-size';
import { useOwnFit } from './use-own-fit';

type Props = { className?: string; measured: FrameMillimetres };

/**
 * Measurements of the chosen size in one line, with a link to all of them. With measures of the shopper's own known, the
 * last part says how this frame compares; it replaces the width of the front, so that nothing shifts.
 */
export function FitLine({ className, measured }: Props) {
  const own = useOwnFit();
  const { options, chosenSize } = usePurchase();
  const chosen = options.sizes.find(({ id }) => id === chosenSize)?.label;
  const mm = millimetresOfSize(measured, options.sizes, chosen);
  const front = mm === measured ? `frente ${mm.frontWidth} mm` : `frente cerca de ${mm.frontWidth} mm`;
  const width = own?.fit.describeOwnFit(own.measures, mm) ?? front;
  return (
    <p className={className}>
      <a href="#medidas">
        <VisuallyHidden>Tamanho </VisuallyHidden>
        {[frameSize(mm.frontWidth), engravingOf(mm), width].filter(Boolean).join(' · ')}
      </a>
    </p>
  );
}
