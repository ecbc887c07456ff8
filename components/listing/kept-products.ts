import type { Produto } from '@/lib/store-api/schemas/produto';

type Kept = { products: Produto[]; at: number };

/** Prices must not outlive a page: see PAGE_RECHECK_AFTER. */
const KEPT_FOR = 5 * 60_000;
const MAX_LISTS = 4;

const kept = new Map<string, Kept>();

/** True while the page shown was reached by the browser's back or forward button. */
let isReturn = false;

function watchReturns(): void {
  window.addEventListener('popstate', () => {
    isReturn = true;
  });
  document.addEventListener(
    'click',
    () => {
      isReturn = false;
    },
    true,
  );
}

/** Remembers the products that were added to a list, by its address. */
export function keepProducts(href: string, products: Produto[]): void {
  if (kept.size === 0) watchReturns();
  kept.delete(href);
  kept.set(href, { products, at: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > MAX_LISTS && oldest !== undefined) kept.delete(oldest);
}

/** The router renders the page within its own popstate listener, which may come before the one above. */
const isReturning = () => isReturn || window.event?.type === 'popstate';

/** What was added to the list before the shopper left it, if this is a return to it. */
export function keptProducts(href: string): Produto[] {
  const known = kept.get(href);
  return isReturning() && known && Date.now() - known.at < KEPT_FOR ? known.products : [];
}

/** Whether the shopper comes back to a list that had more products than its page. */
export function wasLeft(href: string): boolean {
  return keptProducts(href).length > 0;
}
