import { callGateway } from '@/lib/browser/gateway-client';
import { createBufferedSignal } from '@/lib/consent/consent';
import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { createStore, type ReadableStore } from '@/lib/shared/store';
import { lineKey, withoutLine, withQuantity } from './cart';
import type { AddedProduct, PanelState, PanelStore } from './panel-state';

/**
 * A confirmed change of the cart in this tab: the previous cart, if known, and the platform's response.
 * `requested` are the items to add, for when there is no previous cart.
 */
export type CartEvent = {
  before: Carrinho | undefined;
  after: Carrinho;
  requested: AddPayload['itens'];
};

const cartEvents = createBufferedSignal<CartEvent>();

/** Subscribes to confirmed changes and returns an unsubscribe function. */
export const onCartEvent = cartEvents.subscribe;

export const emitCartEvent = cartEvents.emit;

const CART_PATH = 'checkout/cart';
const DEBOUNCE_MS = 300;

/** An unconfirmed change of a line; quantity 0 removes it. */
type PendingChange = { item: ItemDoCarrinho; quantidade: number };

type CartClientOptions = {
  panel: PanelStore;
  /** Sends a confirmed cart to the other tabs. */
  broadcast: (cart: Carrinho) => void;
};

/** The cart with unconfirmed changes, which are by the key of their line. */
const withChanges = (confirmed: Carrinho, changes: ReadonlyMap<string, PendingChange>): Carrinho =>
  [...changes].reduce(
    (cart, [key, { quantidade }]) =>
      quantidade === 0 ? withoutLine(cart, key) : withQuantity(cart, key, quantidade),
    confirmed,
  );

/** Sends the change of a line. @throws GatewayError */
function callChange({ item: { hash, tipo }, quantidade }: PendingChange): Promise<Carrinho> {
  const [method, body] =
    quantidade === 0
      ? (['DELETE', { ...hash, tipo }] as const)
      : (['PUT', { ...hash, tipo, quantidade }] as const);
  return callGateway<Carrinho>(method, CART_PATH, { body, keepalive: true });
}

/**
 * Makes all calls about the cart one after another, so that a late response never replaces a newer one. Shows
 * the last confirmed cart with the pending changes applied to it; in the end the platform's response decides.
 */
export function createCartClient({ panel, broadcast }: CartClientOptions) {
  const pendingChanges = new Map<string, PendingChange>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const shown = createStore<Carrinho | undefined>(undefined);
  let confirmed: Carrinho | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let reading: Promise<Carrinho | undefined> | undefined;
  let inFlight = 0;
  /** Whether another tab's cart was ignored during a change. */
  let isOutdated = false;

  function updateShown(): void {
    if (confirmed !== undefined) shown.set(withChanges(confirmed, pendingChanges));
  }

  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task);
    // The caller gets the failure; the next task only waits for this one to end.
    queue = Promise.allSettled([result]);
    return result;
  }

  /** One queued read serves all callers, because it includes every change that was queued before it. */
  function read(): Promise<Carrinho | undefined> {
    reading ??= enqueue(async () => {
      try {
        let before: Carrinho | undefined;
        let received: Carrinho;
        // If another tab changes the cart meanwhile, this response may be older than that change.
        do {
          before = confirmed;
          received = await callGateway<Carrinho>('GET', CART_PATH);
        } while (before !== confirmed);
        confirmed = received;
        isOutdated = false;
      } finally {
        reading = undefined;
      }
      updateShown();
      return shown.get();
    });
    return reading;
  }

  function refresh(): void {
    read().catch((error: unknown) => console.warn('The cart could not be read', error));
  }

  /** Tells the other tabs and analytics. If that fails, the change has succeeded nevertheless. */
  function announce(event: CartEvent): void {
    try {
      broadcast(event.after);
      emitCartEvent(event);
    } catch (error) {
      console.error(error);
    }
  }

  /**
   * Queues a change. Resolves to whether it succeeded; `failure` is what the panel then shows. All of it
   * happens in the queue, so that whoever waits for the queue knows the outcome.
   */
  function write(
    task: () => Promise<Carrinho | undefined>,
    failure: Partial<PanelState>,
    requested: AddPayload['itens'] = [],
  ): Promise<boolean> {
    inFlight += 1;
    panel.update({ pending: true, changeFailed: false });
    return enqueue(async () => {
      try {
        const received = await task();
        if (received === undefined) return true;
        const before = confirmed;
        confirmed = received;
        // Earlier messages stay for their time.
        if (received.mensagens.length > 0) panel.update({ messages: received.mensagens });
        announce({ before, after: received, requested });
        return true;
      } catch (error) {
        console.warn('The cart could not be changed', error);
        panel.update(failure);
        // It is unknown whether the platform made the change, so the cart is fetched again.
        refresh();
        return false;
      } finally {
        inFlight -= 1;
        panel.update({ pending: inFlight > 0 });
        updateShown();
        if (isOutdated && inFlight === 0) refresh();
      }
    });
  }

  /** Shows a change before it is sent. Returns the key of its line. */
  function addPending(item: ItemDoCarrinho, quantidade: number): string {
    const key = lineKey(item);
    pendingChanges.set(key, { item, quantidade });
    updateShown();
    return key;
  }

  function clearTimer(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
  }

  function sendChange(key: string): Promise<boolean> {
    clearTimer(key);
    return write(
      async () => {
        // The change is read only now, so that replaced changes are never sent.
        const sent = pendingChanges.get(key);
        if (sent === undefined) return undefined;
        try {
          return await callChange(sent);
        } finally {
          if (pendingChanges.get(key) === sent) pendingChanges.delete(key);
        }
      },
      { changeFailed: true },
    );
  }

  /** Sends the changes that are still being debounced. */
  function flush(): Promise<unknown> {
    return Promise.all([...timers.keys()].map(sendChange));
  }

  return {
    flush,
    /** Whether any change is unconfirmed. */
    hasPendingChanges: () => pendingChanges.size > 0 || inFlight > 0,
    /**
     * Resolves when all changes are confirmed (true) or one has failed (false); the shopper sees the failure.
     */
    async whenSynced(): Promise<boolean> {
      await flush();
      await queue;
      const { changeFailed, addFailed } = panel.get();
      return !changeFailed && !addFailed;
    },
    /** The cart to show; undefined until the platform's first response. */
    cart: shown as ReadableStore<Carrinho | undefined>,
    /**
     * Fetches the cart and resolves to it with pending changes applied.
     * @throws GatewayError
     */
    read,
    /** Refetches the cart; keeps the last one on error. */
    refresh,
    /**
     * Adds a ready payload, then opens the panel. An alert shows a failure, until it is dismissed or a later addition
     * succeeds.
     */
    async add({ tipo, itens }: AddedProduct): Promise<void> {
      let before: Carrinho | undefined;
      const isAdded = await write(
        () => {
          before = confirmed;
          return callGateway<Carrinho>('POST', CART_PATH, { body: { tipo, itens } });
        },
        { addFailed: { tipo, itens } },
        itens,
      );
      if (isAdded) panel.update({ open: true, before, addFailed: undefined });
    },
    /** Shows the new quantity at once, and sends it after a delay. */
    setQuantity(item: ItemDoCarrinho, quantidade: number): void {
      const key = addPending(item, quantidade);
      clearTimer(key);
      timers.set(
        key,
        setTimeout(() => void sendChange(key), DEBOUNCE_MS),
      );
    },
    /**
     * Removes a line; it disappears from the screen at once. Resolves to false after a failure, which brings
     * it back and which the panel shows.
     */
    remove(item: ItemDoCarrinho): Promise<boolean> {
      return sendChange(addPending(item, 0));
    },
    /** Applies a cart confirmed in another tab. If this tab is sending a change, the cart is read after it instead. */
    applyRemote(cart: Carrinho): void {
      isOutdated = inFlight > 0;
      if (isOutdated) return;
      confirmed = cart;
      updateShown();
    },
  };
}
export type CartClient = ReturnType<typeof createCartClient>;
