import { callGateway } from '@/lib/gateway/browser';
import { createSignal } from '@/lib/signal/signal';
import type { Carrinho, ItemDoCarrinho } from '@/lib/store-api/schemas/carrinho';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';
import { lineKey, withoutLine, withQuantity } from './cart';
import { emitCartEvent } from './events';
import type { PanelStore } from './panel-state';

const CART_PATH = 'checkout/cart';
const DEBOUNCE_MS = 300;

/** What the shopper wants a line to be; quantity 0 removes it. */
type Intent = { key: string; item: ItemDoCarrinho; quantidade: number };

type Surroundings = {
  panel: PanelStore;
  /** Shows a confirmed cart in the other tabs. */
  tellOtherTabs: (cart: Carrinho) => void;
};

/**
 * All calls about the cart, one after the other, so that a late answer never replaces a newer one. What is
 * shown is the last confirmed cart with the shopper's open wishes applied; the platform's answer decides.
 */
export function createCartWriter({ panel, tellOtherTabs }: Surroundings) {
  let confirmed: Carrinho | undefined;
  let shown: Carrinho | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let reading: Promise<Carrinho | undefined> | undefined;
  let waiting = 0;
  const intents = new Map<string, Intent>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const changed = createSignal();

  function show(): void {
    if (confirmed === undefined) return;
    shown = [...intents.values()].reduce(
      (cart, { key, quantidade }) =>
        quantidade === 0 ? withoutLine(cart, key) : withQuantity(cart, key, quantidade),
      confirmed,
    );
    changed.tell();
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task);
    // The one who asked hears about a failure; the next in turn only waits for the end.
    last = Promise.allSettled([result]);
    return result;
  }

  /** One at a time: whatever is changed before it has its turn, it is read after that. */
  function read(): Promise<Carrinho | undefined> {
    reading ??= inTurn(async () => {
      try {
        confirmed = await callGateway<Carrinho>('GET', CART_PATH);
      } finally {
        reading = undefined;
      }
      show();
      return shown;
    });
    return reading;
  }

  function refresh(): void {
    read().catch((error: unknown) => console.warn('Cart not read', error));
  }

  async function write(
    task: () => Promise<Carrinho | undefined>,
    asked: CarrinhoPronto['itens'] = [],
  ): Promise<void> {
    waiting += 1;
    panel.set({ pending: true, changeFailed: false });
    try {
      const answer = await inTurn(task);
      if (answer === undefined) return;
      const before = confirmed;
      confirmed = answer;
      panel.set({ messages: answer.mensagens });
      tellOtherTabs(answer);
      emitCartEvent({ before, after: answer, asked });
    } finally {
      waiting -= 1;
      panel.set({ pending: waiting > 0 });
      show();
    }
  }

  function stopTimer(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
  }

  async function fulfil(key: string): Promise<void> {
    stopTimer(key);
    try {
      await write(async () => {
        // Taken when its turn comes: wishes that were replaced while waiting are not sent.
        const sent = intents.get(key);
        if (sent === undefined) return undefined;
        const { item, quantidade } = sent;
        const { hash, tipo } = item;
        try {
          return quantidade === 0
            ? await callGateway<Carrinho>('DELETE', CART_PATH, { body: { ...hash, tipo }, keepalive: true })
            : await callGateway<Carrinho>('PUT', CART_PATH, {
                body: { ...hash, tipo, quantidade },
                keepalive: true,
              });
        } finally {
          if (intents.get(key) === sent) intents.delete(key);
        }
      });
    } catch {
      panel.set({ changeFailed: true });
      // After a failure nobody knows what the platform did.
      refresh();
    }
  }

  /** Sends what still waits for its pause. */
  function flush(): Promise<unknown> {
    return Promise.all([...timers.keys()].map(fulfil));
  }

  return {
    flush,
    /** Whether a change is not with the platform yet. */
    unsettled: () => intents.size > 0 || waiting > 0,
    /** Resolves when the platform has every change; false when it did not take the last one, which is told. */
    async settle(): Promise<boolean> {
      await flush();
      await last;
      return !panel.get().changeFailed;
    },
    /** The cart as it is shown; undefined until the platform has answered once. */
    current: () => shown,
    /** Calls `listener` when the cart that is shown changes; answers the function that stops it. */
    subscribe: changed.subscribe,
    /** The cart as the platform has it now, with open wishes applied (CART-26). @throws GatewayError */
    read,
    /** Reads the cart where nobody waits for it: a failure leaves what is shown. */
    refresh,
    /** Adds a ready payload, then opens the panel; false, and the failure told, when it did not work (CART-01 to 03). */
    async add({ tipo, itens }: Pick<CarrinhoPronto, 'tipo' | 'itens'>): Promise<boolean> {
      try {
        await write(() => callGateway<Carrinho>('POST', CART_PATH, { body: { tipo, itens } }), itens);
      } catch {
        panel.set({ addFailed: true });
        refresh();
        return false;
      }
      panel.set({ open: true });
      return true;
    },
    /** Shows the new quantity at once and sends it after a pause of 300 ms (CART-22). */
    setQuantity(item: ItemDoCarrinho, quantidade: number): void {
      const key = lineKey(item);
      intents.set(key, { key, item, quantidade });
      show();
      stopTimer(key);
      timers.set(
        key,
        setTimeout(() => void fulfil(key), DEBOUNCE_MS),
      );
    },
    /** Takes a line out, at once on the screen (CART-25). */
    remove(item: ItemDoCarrinho): Promise<void> {
      const key = lineKey(item);
      intents.set(key, { key, item, quantidade: 0 });
      show();
      return fulfil(key);
    },
    /** Takes over what another tab was answered, unless this tab is about to know better. */
    hear(cart: Carrinho): void {
      if (waiting > 0) return;
      confirmed = cart;
      show();
    },
  };
}
export type CartWriter = ReturnType<typeof createCartWriter>;
