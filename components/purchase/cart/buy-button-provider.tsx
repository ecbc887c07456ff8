'use client';

import type { ReactNode } from 'react';
import { BuyButtonContext } from '@/components/catalog/card/buy-button';
import { AddToCartButton } from './add-to-cart-button';

/** Gives the cards of all lists below their button. */
export function BuyButtonProvider({ children }: { children: ReactNode }) {
  return <BuyButtonContext value={AddToCartButton}>{children}</BuyButtonContext>;
}
