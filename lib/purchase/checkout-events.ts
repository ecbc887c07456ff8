import { createBufferedSignal } from '@/lib/consent/consent';

/** A product, or a kit sold as one, on its way into the store's cart. */
export type CheckoutItem = {
  /** The platform's id as text, as the cart's own lines have it. */
  id: string;
  nome: string;
  /** Brand; `''` when the page names none. */
  marca?: string;
  /** Chosen size; `''` for none. */
  variante?: string;
  /** Name of the list that it is part of. */
  lista?: string;
  /** BRL for one unit; null when only the store's cart knows. */
  preco: number | null;
  quantidade: number;
};

/** Products bought at once; `total` in BRL, null when only the store's cart knows. */
export type CheckoutEvent = { items: CheckoutItem[]; total: number | null };

/** A purchase that the platform has prepared: the unchecked cart address, and the event to report. */
export type PreparedCheckout = { url: string; event: CheckoutEvent };

const checkoutEvents = createBufferedSignal<CheckoutEvent>();

/** Subscribes to purchases that leave for the store; returns an unsubscribe function. */
export const onCheckoutEvent = checkoutEvents.subscribe;

/**
 * Reports a purchase whose address puts it into the store's own cart, right before the shopper goes there. Changes of
 * this shop's cart are reported by lib/purchase/cart/cart-client.ts.
 */
export const emitCheckoutEvent = checkoutEvents.emit;

type MouseButtonEvent = { button: number };

/** Handlers of a link to the store's cart: report a press, also one that opens another tab. */
export function checkoutLinkHandlers(createEvent: () => CheckoutEvent) {
  return {
    onClick: () => emitCheckoutEvent(createEvent()),
    onAuxClick: ({ button }: MouseButtonEvent) => {
      if (button === 1) emitCheckoutEvent(createEvent());
    },
  };
}
