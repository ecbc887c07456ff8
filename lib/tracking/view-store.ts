import { createSignal } from '@/lib/signal/signal';
import type { ListedProduct, PageFacts } from './facts';

/** The page that is on the screen, as it has told of itself, its path and the products of its cards, in their order. */
export type ShownPage = { page: PageFacts; produtos: readonly ListedProduct[]; path: string };

type Announced = { product: ListedProduct; path: string };

let shown: ShownPage | undefined;
/** Cards that no page has taken yet. */
let waiting: Announced[] = [];
const pages = createSignal<ShownPage>();

function tell(next: ShownPage): void {
  shown = next;
  pages.tell(next);
}

/** `known` and the waiting cards of `path`, each once; the other ones belong to no page. */
function takeCards(path: string, known: readonly ListedProduct[]): ListedProduct[] {
  const cards = new Map(known.map((product) => [product.id, product]));
  for (const card of waiting)
    if (card.path === path && !cards.has(card.product.id)) cards.set(card.product.id, card.product);
  waiting = [];
  return [...cards.values()];
}

/** Cards that come when their page is there already: launches below the home page, 'Carregar mais'. */
function takeLate(): void {
  if (shown === undefined || waiting.some(({ path }) => path !== shown?.path)) return;
  const produtos = takeCards(shown.path, shown.produtos);
  if (produtos.length > shown.produtos.length) tell({ ...shown, produtos });
}

/** Called by each product card when it is shown at `path`; the cards of a page come with it or after it. */
export function announceCard(product: ListedProduct, path: string): void {
  if (waiting.length === 0) queueMicrotask(takeLate);
  waiting.push({ product, path });
}

/** Called by each page when it is shown; the tracker hears of it whenever it is ready. */
export function announcePage(page: PageFacts, path: string): void {
  tell({ page, path, produtos: takeCards(path, []) });
}

/** What the page at `path` has told of itself; undefined for a page that tells nothing. */
export function shownPage(path: string): ShownPage | undefined {
  return shown?.path === path ? shown : undefined;
}

/** Pages as they are shown, and again with each card that comes late. */
export const onPageShown = pages.subscribe;
