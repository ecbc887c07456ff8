import { globalSingleton } from '@/lib/shared/global-singleton';
import type { Tag } from './purges';

const state = () =>
  globalSingleton('page-tags', () => ({ listener: null as ((tags: readonly string[]) => void) | null }));

/** Sets the process's one listener, which notes the tags of an answer at the page that is made from it. */
export function onPageTags(listener: (tags: readonly string[]) => void): void {
  state().listener = listener;
}

export const notePageTags = (tags: readonly string[]): void => state().listener?.(tags);

/** Tags of an answer that shows these products. */
export const productTags = (products: readonly { id: number }[]): Tag[] =>
  products.map(({ id }): Tag => `product:${id}`);
