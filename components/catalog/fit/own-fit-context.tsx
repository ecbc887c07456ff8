'use client';

import { createContext, type ReactNode } from 'react';
import { useOwnFit } from './use-own-fit';

/** The shopper's measures with what compares frames with them; null without any. */
export const OwnFitContext = createContext<ReturnType<typeof useOwnFit>>(null);

/** Reads the shopper's measures once for all cards of a page. */
export function OwnFitProvider({ children }: { children: ReactNode }) {
  return <OwnFitContext value={useOwnFit()}>{children}</OwnFitContext>;
}
