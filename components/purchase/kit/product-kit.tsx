'use client';

import type { Kit } from '@/lib/purchase/kit/kit';
import { KitProvider } from './kit-context';
import { KitComposition } from './kit-purchase';

/** The pieces of a product that is a kit and is bought as any product. */
export function ProductKit({ kit }: { kit: Kit }) {
  return (
    <KitProvider kit={kit}>
      <KitComposition />
    </KitProvider>
  );
}
