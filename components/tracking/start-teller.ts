import { onCartEvent } from '@/lib/cart/events';
import { checkoutHref } from '@/lib/cart/store-link';
import type { Consent } from '@/lib/consent/consent';
import { forgetStoredData } from '@/lib/consent/forget';
import { endForeignScripts, watchTyping } from '@/lib/consent/withdrawal';
import { onBought } from '@/lib/purchase/bought';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { DataLayer } from '@/lib/tracking/data-layer';
import { loadContainer } from '@/lib/tracking/tags';
import { createTeller, type Teller } from '@/lib/tracking/teller';
import { shownPage } from '@/lib/tracking/view-store';

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

type Setting = {
  container: string | null;
  storeSiteUrl: string;
  /** What is allowed right now. */
  consent: Consent;
  cart: () => Carrinho | undefined;
};

/** A teller that writes to this window's `dataLayer`, loads `container` when allowed, and hears of cart and links. */
export function startTeller({ container, storeSiteUrl, consent, cart }: Setting): Teller {
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
  const shown = shownPage(window.location.pathname);
  if (shown) teller.seen(shown);
  // What waits for a listener is told at once, and only what is allowed.
  teller.setConsent(consent);
  onCartEvent(teller.cartChanged);
  onBought(teller.bought);
  watchLinks(teller, storeSiteUrl, cart);
  return teller;
}
