'use client';

import { useRef } from 'react';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';
import type { EndBlocksProps } from './end-blocks';

const load = () => import('./end-blocks');

/** Brands and customer reviews at the end of a listing, loaded when the shopper gets near. */
export function DeferredEndBlocks(shown: EndBlocksProps) {
  const container = useRef<HTMLDivElement>(null);
  const blocks = useLazyModule(load, useNearViewport(container), () =>
    console.warn('End of the listing not loaded'),
  );
  return <div ref={container}>{blocks ? <blocks.EndBlocks {...shown} /> : null}</div>;
}
