import { createBufferedSignal } from '@/lib/consent/consent';

/** A product, or a closed kit, that is about to be added to the store's cart. */
export type CheckoutItem = {
  /** The platform's id as text, as in the cart's lines. */
  id: string;
  nome: string;
  /** Brand; `''` if the page shows none. */
  marca?: string;
  /** Chosen size; `''` for none. */
  variante?: string;
  /** Name of the list that contains it. */
  lista?: string;
  /** BRL for one unit; null if only the store's cart knows it. */
  preco: number | null;
  quantidade: number;
};

/** Products bought at once; `total` in BRL, null if only the store's cart knows it. */
export type CheckoutEvent = { items: CheckoutItem[]; total: number | null };

/**
 * A purchase that the platform has prepared: the cart address, not validated yet, and the event to report.
 */
export type PreparedCheckout = { url: string; event: CheckoutEvent };

const checkoutEvents = createBufferedSignal<CheckoutEvent>();

/** Subscribes to purchases that continue in the store, and returns an unsubscribe function. */
export const onCheckoutEvent = checkoutEvents.subscribe;

/**
 * Reports a purchase that continues at an address which adds it to the store's cart, right before the shopper
 * goes there. Changes of this shop's cart are reported by lib/purchase/cart/cart-client.ts.
 */
export const emitCheckoutEvent = checkoutEvents.emit;

type MouseButtonEvent = { button: number };

/**
 * Handlers for a link to the store's cart. They report every click, including those that open another tab.
 */
export function checkoutLinkHandlers(createEvent: () => CheckoutEvent) {
  return {
    onClick: () => emitCheckoutEvent(createEvent()),
    onAuxClick: ({ button }: MouseButtonEvent) => {
      if (button === 1) emitCheckoutEvent(createEvent());
    },
  };
}
