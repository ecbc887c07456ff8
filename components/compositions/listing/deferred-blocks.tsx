'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { useLazyModule, useNearViewport } from '@/components/ui/lazy-loading';
import type { EndBlocksProps } from './end-blocks';

/** Split off so that other landing pages load none of its CSS. */
export const BlackLanding = dynamic(() =>
  import('@/components/content/campaign/black-landing').then((module) => module.BlackLanding),
);

const load = () => import('./end-blocks');

/** Brands and customers' opinions at the end of a listing, fetched when the shopper gets near. */
export function DeferredEndBlocks(shown: EndBlocksProps) {
  const container = useRef<HTMLDivElement>(null);
  const blocks = useLazyModule(load, useNearViewport(container), () =>
    console.warn('End of the listing not loaded'),
  );
  return <div ref={container}>{blocks ? <blocks.EndBlocks {...shown} /> : null}</div>;
}
