import { type Analytics, createAnalytics } from '@/lib/analytics/analytics';
import type { DataLayer } from '@/lib/analytics/data-layer';
import { loadContainer } from '@/lib/analytics/tag-manager';
import { shownPage } from '@/lib/catalog/page-view';
import { checkoutUrl } from '@/lib/config/store-link';
import type { Consent } from '@/lib/consent/consent';
import { deleteRefusedData } from '@/lib/consent/delete-refused-data';
import { endThirdPartyScripts, trackTyping } from '@/lib/consent/third-party-scripts';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { onCartEvent } from '@/lib/purchase/cart/cart-client';
import { onCheckoutEvent } from '@/lib/purchase/checkout-events';

/** Heading of the section that a card is in; '' for none. */
function sectionHeading(link: Element): string {
  return link.closest('section, aside')?.querySelector('h2')?.textContent?.trim() ?? '';
}

function trackLinks(analytics: Analytics, storeSiteUrl: string, cart: () => Carrinho | undefined): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null) return;
      const current = cart();
      if (link.href === checkoutUrl(storeSiteUrl) && current) analytics.trackCart('begin_checkout', current);
      if (link.closest('[data-card]'))
        analytics.trackSelection(link.getAttribute('href') ?? '', sectionHeading(link));
    },
    { capture: true },
  );
}

type StartOptions = {
  container: string | null;
  storeSiteUrl: string;
  /** Current consent. */
  consent: Consent;
  cart: () => Carrinho | undefined;
};

/** Starts analytics for this window: events go to `dataLayer`, and `container` is loaded when allowed. */
export function startAnalytics({ container, storeSiteUrl, consent, cart }: StartOptions): Analytics {
  const analytics = createAnalytics({
    globals: window as Window & { dataLayer?: DataLayer },
    container,
    loadContainer: (id) => {
      trackTyping();
      loadContainer(id);
    },
    endTags: (consent) => {
      deleteRefusedData(consent);
      endThirdPartyScripts();
    },
    now: Date.now,
  });
  const shown = shownPage(window.location.pathname);
  if (shown) analytics.recordView(shown);
  // Consent first: subscribing delivers waiting events, and only the allowed ones may be sent.
  analytics.setConsent(consent);
  onCartEvent(analytics.trackCartChange);
  onCheckoutEvent(analytics.trackPurchase);
  trackLinks(analytics, storeSiteUrl, cart);
  return analytics;
}
