import type { ComponentType } from 'react';
import { createStore } from '@/lib/shared/store';

export type CompareToggleProps = {
  /** Path and name of a product in a list. */
  href: string;
  nome: string;
};

/** Component that adds a card's product to the comparison; null while nobody wants to compare. */
export const compareToggle = createStore<ComponentType<CompareToggleProps> | null>(null);
