'use client';

import { createContext, type ReactNode } from 'react';
import { useShopperMeasure } from './use-shopper-measure';

/** The shopper's measures with what compares frames with them; null without any. */
export const ShopperMeasureContext = createContext<ReturnType<typeof useShopperMeasure>>(null);

/** Reads the shopper's measures once for all cards of a page. */
export function ShopperMeasureProvider({ children }: { children: ReactNode }) {
  return <ShopperMeasureContext value={useShopperMeasure()}>{children}</ShopperMeasureContext>;
}
