import { onCartEvent } from '@/lib/cart/events';
import { checkoutHref } from '@/lib/cart/store-link';
import { forgetStoredData } from '@/lib/consent/forget';
import { endForeignScripts, watchTyping } from '@/lib/consent/withdrawal';
import { onBought } from '@/lib/purchase/bought';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { DataLayer } from '@/lib/tracking/data-layer';
import { loadContainer } from '@/lib/tracking/tags';
import { createTeller, type Teller } from '@/lib/tracking/teller';

/** Heading of the row that a card stands in; '' for none. */
function headingOf(link: Element): string {
  return link.closest('section, aside')?.querySelector('h2')?.textContent?.trim() ?? '';
}

function watchLinks(teller: Teller, storeSiteUrl: string, cart: () => Carrinho | undefined): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null) return;
      const shown = cart();
      if (link.href === checkoutHref(storeSiteUrl) && shown) teller.cartSeen('begin_checkout', shown);
      if (link.closest('[data-card]')) teller.selected(link.getAttribute('href') ?? '', headingOf(link));
    },
    { capture: true },
  );
}

type Setting = { container: string | null; storeSiteUrl: string; cart: () => Carrinho | undefined };

/** A teller that writes to this window's `dataLayer`, loads `container` when allowed, and hears of cart and links. */
export function startTeller({ container, storeSiteUrl, cart }: Setting): Teller {
  const teller = createTeller({
    globals: window as Window & { dataLayer?: DataLayer },
    container,
    loadContainer: (id) => {
      watchTyping();
      loadContainer(id);
    },
    endTags: (consent) => {
      forgetStoredData(consent);
      endForeignScripts();
    },
    now: Date.now,
  });
  onCartEvent(teller.cartChanged);
  onBought(teller.bought);
  watchLinks(teller, storeSiteUrl, cart);
  return teller;
}
