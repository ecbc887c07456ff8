'use client';

import { useRef } from 'react';
import { useOnDemand } from '@/components/ui/lazy-loading';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-measurements';

const load = () => import('./glasses-comparison-form');
const ignoreFailure = () => undefined;

/** Compares the frame with the shopper's own glasses; its form loads near the viewport. */
export function GlassesComparison({ mm }: { mm: FrameMillimetres }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const form = useOnDemand(load, isNear, ignoreFailure);
  return <div ref={container}>{form ? <form.GlassesComparisonForm mm={mm} /> : null}</div>;
}
