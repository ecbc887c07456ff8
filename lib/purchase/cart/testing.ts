import { callGateway, GatewayError } from '@/lib/browser/gateway-client';
import { type Carrinho, carrinhoSchema } from '@/lib/platform/schemas/cart';
import { createCartClient } from './cart-client';
import { createPanelStore } from './panel-state';

/** A call that was sent, and functions that end it. */
export type Sent = {
  method: string;
  body: Record<string, unknown> | undefined;
  keepalive: boolean | undefined;
  respond: (cart: Carrinho) => void;
  fail: () => void;
};

/** Calls about the cart that were made since the last `recordCalls`. */
export const sent: Sent[] = [];

/** Records the calls of a mocked gateway client instead of sending them, on fake timers. */
export function recordCalls(): void {
  jest.useFakeTimers();
  sent.length = 0;
  jest.mocked(callGateway).mockImplementation(
    (method, _path, { body, keepalive } = {}) =>
      new Promise((resolve, reject) => {
        const respond = resolve as (cart: Carrinho) => void;
        sent.push({
          method,
          body: body as Sent['body'],
          keepalive,
          respond,
          fail: () => reject(new GatewayError(502)),
        });
      }),
  );
}

/** A cart whose lines have these quantities. */
export const cartOf = (quantidades: Record<string, number>, mensagens: object[] = []) =>
  carrinhoSchema.parse({
    quantidadeItens: Object.keys(quantidades).length,
    mensagens,
    itens: Object.entries(quantidades).map(([id, quantidade]) => ({
      nome: id,
      tipo: 'produto',
      quantidade,
      precos: { precoPor: 10 },
      hash: { idProduto: id, quantidade },
    })),
  });

export const flushPromises = () => jest.advanceTimersByTimeAsync(0);
/** A payload that can be added to the cart. */
export const READY = { tipo: 'produto', itens: [] };

export function lastCall(): Sent {
  const call = sent.at(-1);
  if (!call) throw new Error('nothing was sent');
  return call;
}

/** A client that has read a cart with these quantities. */
export async function setUp(quantidades: Record<string, number>) {
  const panel = createPanelStore();
  const broadcast = jest.fn();
  const cartClient = createCartClient({ panel, broadcast });
  const reading = cartClient.read();
  await flushPromises();
  lastCall().respond(cartOf(quantidades));
  await reading;
  sent.length = 0;
  const item = (id: string) => {
    const found = cartClient.cart.get()?.itens.find(({ nome }) => nome === id);
    if (!found) throw new Error(`no line ${id}`);
    return found;
  };
  const quantities = () =>
    Object.fromEntries(
      (cartClient.cart.get()?.itens ?? []).map(({ nome, quantidade }) => [nome, quantidade]),
    );
  return { panel, cartClient, item, quantities, broadcast };
}
