import type { ComponentType } from 'react';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { createStore } from '@/lib/shared/store';
import { readCompared, saveCompared } from './compared-list';

export type CompareToggleProps = {
  /** Path and name of a product in a list. */
  href: string;
  nome: string;
};

/** Component that adds a card's product to the comparison; null while nobody wants to compare. */
export const compareToggle = createStore<ComponentType<CompareToggleProps> | null>(null);

/** Paths of the products to compare, as saved for this tab. */
export const pickedPaths = createStore<readonly string[]>([]);

export function savePicked(paths: readonly string[]): void {
  saveCompared(paths);
  pickedPaths.set(paths);
}

/** Ends a comparison that has served its purpose: its product at `href` has been added to the bag. */
export function endComparisonOf(href: string): void {
  if (readCompared('').some((path) => withoutSize(path) === href)) savePicked([]);
}

/** Whether the page is a list of measured frames: its filters link to the page for the shopper's measurements. */
export const listsFrames = () => document.querySelector('#filtros [href$="/minha-medida"]') !== null;
