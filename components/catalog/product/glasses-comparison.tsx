'use client';

import { useRef } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { useNearViewport, useOnDemand } from '@/components/ui/lazy-loading';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';

const load = () => import('./glasses-comparison-form');
const ignoreFailure = () => undefined;

/**
 * Compares the frame with the shopper's own glasses. Its form loads near the viewport and is folded away, so that
 * nothing shifts when it comes.
 */
export function GlassesComparison({ mm }: { mm: FrameMillimetres }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const form = useOnDemand(load, isNear, ignoreFailure);
  return (
    <div ref={container} data-print="hide">
      <Disclosure title="Serve como os meus óculos?">
        {form ? <form.GlassesComparisonForm mm={mm} /> : null}
      </Disclosure>
    </div>
  );
}
