'use client';

import { type ComponentType, createContext } from 'react';
import type { AddPayload } from '@/lib/platform/schemas/offer';

/** Button that adds a card's product to the cart, which belongs to another area; null where cards only link. */
export const BuyButtonContext = createContext<ComponentType<{
  payload: AddPayload;
  label: string;
  productHref: string;
  productName: string;
  variant: 'quiet';
}> | null>(null);
