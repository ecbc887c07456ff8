import type { ListedProduct, PageFacts } from './facts';

/** The page that is on the screen, as it has told of itself, and its path. */
export type ShownPage = { page: PageFacts; produtos: readonly ListedProduct[]; path: string };

let shown: ShownPage | undefined;
const cards = new Map<number, ListedProduct>();
type Listener = (shown: ShownPage) => void;

const listeners = new Set<Listener>();

/** Called by each product card when it is shown; the cards of a page come before the page itself. */
export function announceCard(product: ListedProduct): void {
  cards.set(product.id, product);
}

/** Called by each page when it is shown; the tracker hears of it whenever it is ready. */
export function announcePage(page: PageFacts, path: string): void {
  shown = { page, path, produtos: page.lista === undefined ? [] : [...cards.values()] };
  cards.clear();
  for (const listener of listeners) listener(shown);
}

/** What the page at `path` has told of itself; undefined for a page that tells nothing. */
export function shownPage(path: string): ShownPage | undefined {
  return shown?.path === path ? shown : undefined;
}

export function onPageShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
