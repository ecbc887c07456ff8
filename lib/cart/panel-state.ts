import { createSignal } from '@/lib/signal/signal';
import type { Carrinho } from '@/lib/store-api/schemas/carrinho';

/** What the cart's panel shows beside the cart itself (CART-13, CART-14, CART-17). */
export type PanelState = {
  open: boolean;
  /** A change is on its way to the platform. */
  pending: boolean;
  /** The platform's words about the last change; safe HTML. */
  messages: Carrinho['mensagens'];
  /** The last change of a line did not go through and was taken back. */
  changeFailed: boolean;
  /** The last product could not be added (CART-03). */
  addFailed: boolean;
};

export const CLOSED: PanelState = {
  open: false,
  pending: false,
  messages: [],
  changeFailed: false,
  addFailed: false,
};

/** Smallest possible store for useSyncExternalStore. */
export function createPanelStore() {
  let state = CLOSED;
  const changed = createSignal();
  return {
    get: () => state,
    set(change: Partial<PanelState>) {
      state = { ...state, ...change };
      changed.tell();
    },
    subscribe: changed.subscribe,
  };
}
export type PanelStore = ReturnType<typeof createPanelStore>;
