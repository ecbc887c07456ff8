import { onCartEvent } from '@/lib/cart/events';
import type { DataLayer } from '@/lib/tracking/data-layer';
import { forgetTagCookies, loadContainer } from '@/lib/tracking/tags';
import { createTeller, type Teller } from '@/lib/tracking/teller';

/** A teller that writes to this window's `dataLayer`, loads `container` when allowed, and hears of the cart. */
export function startTeller(container: string | null): Teller {
  const teller = createTeller({
    globals: window as Window & { dataLayer?: DataLayer },
    loadTags: () => {
      if (container !== null) loadContainer(container);
    },
    forgetTags: () => void forgetTagCookies(),
  });
  onCartEvent((event) => teller.cartChanged(event));
  return teller;
}
