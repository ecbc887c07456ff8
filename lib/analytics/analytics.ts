import type { Consent } from '@/lib/consent/consent';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import type { CartEvent } from '@/lib/purchase/cart/cart-client';
import type { CheckoutEvent } from '@/lib/purchase/checkout-events';
import { cartChangeEvents, cartContentEvents, storeCartEvents } from './cart-events';
import { CLEAR_ECOMMERCE, consentDefault, consentUpdate, containerStart, type DataLayer } from './data-layer';
import { createKnownProducts } from './known-products';
import { marketingEvent } from './marketing-event';
import { listViewEvents, pageViewEvents, selectItemEvent } from './page-events';
import type { PublishedView } from './wap-store';

type AnalyticsDeps = {
  globals: { dataLayer?: DataLayer };
  /** Google Tag Manager id; null without one. */
  container: string | null;
  /** Loads the tag manager; called once, and never before consent. */
  loadContainer: (id: string) => void;
  /** Stops third-party tags and deletes stored data that `consent` no longer allows. */
  endTags: (consent: Consent) => void;
  /** Current time in ms. */
  now: () => number;
};

/** Purposes for which third parties may receive events. */
const CHANNELS = ['statistics', 'marketing'] as const;
const PURPOSES = ['preferences', ...CHANNELS] as const;
type Channel = (typeof CHANNELS)[number];

const allowsAnyChannel = (consent: Consent | undefined) =>
  CHANNELS.some((channel) => consent?.[channel] === true);

/**
 * Sends events to `dataLayer` while statistics are allowed, and marketing automation events while marketing
 * is allowed. Before consent and after a refusal, there are no entries and no tags. A failing tag never
 * breaks the shop.
 */
export function createAnalytics({ globals, container, loadContainer, endTags, now }: AnalyticsDeps) {
  let consent: Consent | undefined;
  let view: PublishedView | undefined;
  const reported: Partial<Record<Channel, PublishedView>> = {};
  let isStarted = false;
  const known = createKnownProducts();

  function push(...entries: DataLayer): void {
    try {
      if (!Array.isArray(globals.dataLayer)) globals.dataLayer = [];
      for (const entry of entries) {
        if ('ecommerce' in entry) globals.dataLayer.push({ ...CLEAR_ECOMMERCE });
        globals.dataLayer.push(entry);
      }
    } catch (error) {
      console.warn('A third-party tag failed', error);
    }
  }

  /**
   * Events of a view for a channel. A new view has all of them; a view that was already reported only has
   * those of products added since.
   */
  function eventsOf(channel: Channel, current: PublishedView): DataLayer {
    const before = reported[channel];
    const from = before?.page === current.page ? before.produtos.length : -1;
    const { page, produtos, title, path } = current;
    if (channel === 'statistics')
      return from < 0
        ? pageViewEvents(page, produtos, { title, path })
        : listViewEvents(page, produtos, from);
    if (from >= 0 && (page.listName === undefined || from === produtos.length)) return [];
    const automation = marketingEvent(page, produtos.slice(Math.max(0, from)));
    return automation ? [automation] : [];
  }

  function pushView(): void {
    if (view === undefined) return;
    for (const channel of CHANNELS) {
      if (consent?.[channel] !== true) continue;
      push(...eventsOf(channel, view));
      reported[channel] = view;
    }
  }

  function start(next: Consent): void {
    push(...consentDefault(), consentUpdate(next));
    if (container === null) return;
    push(containerStart(now()));
    loadContainer(container);
  }

  const areStatisticsAllowed = () => consent?.statistics === true;

  return {
    /** Called for every page that is shown, whether published or not. */
    recordView: known.learn,
    /** Called for every published view. If the same view is published again, it reports only new products. */
    track(next: PublishedView): void {
      view = next;
      known.learn(next);
      pushView();
    },
    setConsent(next: Consent): void {
      const before = consent;
      if (before && PURPOSES.every((purpose) => before[purpose] === next[purpose])) return;
      consent = next;
      if (isStarted) push(consentUpdate(next));
      else if (allowsAnyChannel(next)) start(next);
      else return;
      isStarted = true;
      if (CHANNELS.some((channel) => before?.[channel] === true && !next[channel])) endTags(next);
      pushView();
    },
    trackCartChange(event: CartEvent): void {
      if (areStatisticsAllowed()) push(...cartChangeEvents(event, known));
    },
    /** A prepared purchase continues in the store's cart. */
    trackPurchase(purchase: CheckoutEvent): void {
      if (areStatisticsAllowed()) push(...storeCartEvents(purchase, known));
    },
    /** The cart was opened, or taken to checkout. */
    trackCart(event: 'view_cart' | 'begin_checkout', cart: Carrinho): void {
      if (areStatisticsAllowed()) push(...cartContentEvents(event, cart, known));
    },
    /** The shopper chose a product from the page's list, or from another row, titled `heading`. */
    trackSelection(href: string, heading: string): void {
      if (!areStatisticsAllowed()) return;
      const { listName, listOffset = 0 } = view?.page ?? {};
      const place = view?.produtos.findIndex((product) => product.href === href) ?? -1;
      const product = view?.produtos[place];
      if (product === undefined) return;
      push(
        selectItemEvent(
          product,
          listName === undefined ? { listName: heading } : { listName, index: listOffset + place },
        ),
      );
    },
  };
}
export type Analytics = ReturnType<typeof createAnalytics>;
