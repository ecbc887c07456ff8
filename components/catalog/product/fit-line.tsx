'use client';

import { useEffect } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  currentGlasses,
  describeWidth,
  loadCurrentGlasses,
  widthDifference,
} from '@/lib/catalog/product/current-glasses';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-measurements';
import { useStore } from '@/lib/shared/use-store';

type Props = { className?: string; size: string; engraving: string | null; mm: FrameMillimetres };

/**
 * Size in one line, with a link to the measurements. With the shopper's own glasses known, the last part says how
 * this frame compares; it replaces the width of the front, so that nothing shifts.
 */
export function FitLine({ className, size, engraving, mm }: Props) {
  const glasses = useStore(currentGlasses);
  useEffect(loadCurrentGlasses, []);
  const width = glasses === null ? `frente ${mm.frontWidth} mm` : describeWidth(widthDifference(glasses, mm));
  return (
    <p className={className}>
      <a href="#medidas">
        <VisuallyHidden>Tamanho </VisuallyHidden>
        {[size, engraving, width].filter(Boolean).join(' · ')}
      </a>
    </p>
  );
}
