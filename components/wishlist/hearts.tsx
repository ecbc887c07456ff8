'use client';

import type { ReactNode } from 'react';
import { HeartContext } from '@/components/product/card-heart';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { useSettled } from '@/components/ui/use-settled';

const load = () => import('./heart');
const goWithout = () => {
  // Favourites are an extra: a page without them is whole.
};

/** Gives every card and product below a favourite toggle (WISH-01); its code comes after the page's own. */
export function Hearts({ children }: { children: ReactNode }) {
  const loaded = useOnDemand(load, useSettled(), goWithout);
  return <HeartContext value={loaded?.Heart ?? null}>{children}</HeartContext>;
}
