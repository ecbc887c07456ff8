import type { Carrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { createStore } from '@/lib/shared/store';

export const PANEL_TITLE = 'Seu carrinho';

/** The text that CART-03 sets for a product that could not be added. */
export const ADD_FAILED_TEXT =
  'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.';

/** What is sent to add a product. */
export type AddedProduct = Pick<AddPayload, 'tipo' | 'itens'>;

/** State of the cart panel, apart from the cart itself. */
export type PanelState = {
  open: boolean;
  /** Whether a change is being sent to the platform. */
  pending: boolean;
  /** The platform's messages about the last change; safe HTML. */
  messages: Carrinho['mensagens'];
  /** Whether the last change of a line failed and was undone. */
  changeFailed: boolean;
  /** The cart before the last addition, until the panel has shown the added line. */
  before?: Carrinho | undefined;
  /** The last product, if it could not be added. */
  addFailed?: AddedProduct | undefined;
};

const CLOSED: PanelState = {
  open: false,
  pending: false,
  messages: [],
  changeFailed: false,
};

/** State of the cart panel. `update` keeps the fields that `change` leaves out. */
export function createPanelStore() {
  const store = createStore(CLOSED);
  return {
    ...store,
    update: (change: Partial<PanelState>) => store.set({ ...store.get(), ...change }),
  };
}
export type PanelStore = ReturnType<typeof createPanelStore>;
