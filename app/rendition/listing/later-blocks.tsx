'use client';

import { useRef } from 'react';
import { useNear } from '@/components/ui/use-near';
import { useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./end-blocks');

/** Brands and customers' opinions at the end of a listing, fetched when the shopper gets near (LIST-13, LIST-54). */
export function LaterBlocks({ marcas }: { marcas: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const blocks = useOnDemand(load, useNear(place), () => console.warn('End of the listing not loaded'));
  return <div ref={place}>{blocks ? <blocks.EndBlocks marcas={marcas} /> : null}</div>;
}
