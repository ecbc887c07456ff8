'use client';

import type { ReactNode } from 'react';
import { usePurchase } from './purchase-context';

type Props = {
  /** What is shown for sizes by their `idAtributoValor`; for any other one the children. */
  sizes: Readonly<Record<number, ReactNode>>;
  children: ReactNode;
};

/** A part of the page that differs by the chosen size. All of it comes from the server. */
export function SizedPart({ sizes, children }: Props) {
  const { chosenSize } = usePurchase();
  return chosenSize !== null && chosenSize in sizes ? sizes[chosenSize] : children;
}
