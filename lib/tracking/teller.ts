import type { CartEvent } from '@/lib/cart/events';
import type { Consent } from '@/lib/consent/consent';
import type { Bought } from '@/lib/purchase/bought';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import { boughtEvent } from './bought-event';
import { cartEvents, changeEvents } from './cart-events';
import { CLEARED, consentDefault, consentUpdate, containerStart, type DataLayer } from './data-layer';
import { listEvents, pageEvents, selectedEvent } from './events';
import { createKnownProducts } from './known-products';
import { marketingEvent } from './marketing';
import type { View } from './publisher';

type Surroundings = {
  globals: { dataLayer?: DataLayer };
  /** The tag manager's id, null for a shop without one. */
  container: string | null;
  /** Loads the tag manager; called once, and never before consent. */
  loadContainer: (id: string) => void;
  /** Deletes what tags have stored and `consent` no longer allows, and ends the tags. */
  endTags: (consent: Consent) => void;
  /** The time in ms. */
  now: () => number;
};

/** The purposes for which others are told. */
const CHANNELS = ['estatistica', 'marketing'] as const;
const PURPOSES = ['preferencias', ...CHANNELS] as const;
type Channel = (typeof CHANNELS)[number];

const allows = (consent: Consent | undefined) => CHANNELS.some((channel) => consent?.[channel] === true);

/**
 * Tells tag managers what happens: events go to `dataLayer` while statistics are allowed, automation events while
 * marketing is. Before any consent and after a refusal there is no `dataLayer` entry and no tag (L10). Whatever a
 * tag does with `dataLayer`, the shop goes on.
 */
export function createTeller({ globals, container, loadContainer, endTags, now }: Surroundings) {
  let consent: Consent | undefined;
  let view: View | undefined;
  const told: Partial<Record<Channel, View>> = {};
  let isStarted = false;
  const known = createKnownProducts();

  function push(...entries: DataLayer): void {
    try {
      if (!Array.isArray(globals.dataLayer)) globals.dataLayer = [];
      for (const entry of entries) {
        if ('ecommerce' in entry) globals.dataLayer.push({ ...CLEARED });
        globals.dataLayer.push(entry);
      }
    } catch (error) {
      console.warn('A tag has failed', error);
    }
  }

  /** Events of `shown` for a channel: all of a new view, those of later products for one that is told already. */
  function eventsOf(channel: Channel, shown: View): DataLayer {
    const before = told[channel];
    const from = before?.page === shown.page ? before.produtos.length : -1;
    const { page, produtos, title, path } = shown;
    if (channel === 'estatistica')
      return from < 0 ? pageEvents(page, produtos, { title, path }) : listEvents(page, produtos, from);
    if (from >= 0 && (page.lista === undefined || from === produtos.length)) return [];
    const automation = marketingEvent(page, produtos.slice(Math.max(0, from)));
    return automation ? [automation] : [];
  }

  function tellView(): void {
    if (view === undefined) return;
    for (const channel of CHANNELS) {
      if (consent?.[channel] !== true) continue;
      push(...eventsOf(channel, view));
      told[channel] = view;
    }
  }

  function start(next: Consent): void {
    push(...consentDefault(), consentUpdate(next));
    if (container === null) return;
    push(containerStart(now()));
    loadContainer(container);
  }

  const isMeasured = () => consent?.estatistica === true;

  return {
    /** A page is shown, published or not. */
    seen: known.see,
    /** A view was published; the same one again tells nothing new. */
    tell(next: View): void {
      view = next;
      known.see(next);
      tellView();
    },
    setConsent(next: Consent): void {
      const before = consent;
      if (before && PURPOSES.every((purpose) => before[purpose] === next[purpose])) return;
      consent = next;
      if (isStarted) push(consentUpdate(next));
      else if (allows(next)) start(next);
      else return;
      isStarted = true;
      if (CHANNELS.some((channel) => before?.[channel] === true && !next[channel])) endTags(next);
      tellView();
    },
    /** Something was added or taken out. */
    cartChanged(event: CartEvent): void {
      if (isMeasured()) push(...changeEvents(event, known));
    },
    /** A purchase that the platform prepared leaves for the store's cart. */
    bought(purchase: Bought): void {
      if (isMeasured()) push(...boughtEvent(purchase, known));
    },
    /** The cart is looked at, or taken to the checkout. */
    cartSeen(event: 'view_cart' | 'begin_checkout', cart: Carrinho): void {
      if (isMeasured()) push(...cartEvents(event, cart, known));
    },
    /** A product was chosen from the list of the page that is shown, or from a row of another page, called `heading`. */
    selected(href: string, heading: string): void {
      if (!isMeasured()) return;
      const { lista, antes = 0 } = view?.page ?? {};
      const place = view?.produtos.findIndex((product) => product.href === href) ?? -1;
      const product = view?.produtos[place];
      if (product === undefined) return;
      push(
        selectedEvent(product, lista === undefined ? { lista: heading } : { lista, index: antes + place }),
      );
    },
  };
}
export type Teller = ReturnType<typeof createTeller>;
