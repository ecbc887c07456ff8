import { GatewayError } from '@/lib/gateway/browser';
import { type Carrinho, carrinhoSchema } from '@/lib/store-api/schemas/carrinho';
import { type CartEvent, onCartEvent } from './events';
import { createPanelStore } from './panel-state';
import { createCartWriter } from './writer';

type Sent = {
  method: string;
  body: Record<string, unknown> | undefined;
  answer: (cart: Carrinho) => void;
  fail: () => void;
};

const sent: Sent[] = [];
jest.mock('@/lib/gateway/browser', () => ({
  ...jest.requireActual('@/lib/gateway/browser'),
  callGateway: (method: string, _path: string, { body }: { body?: Sent['body'] } = {}) =>
    new Promise((resolve, reject) => {
      sent.push({ method, body, answer: resolve, fail: () => reject(new GatewayError(502)) });
    }),
}));

const cartOf = (quantidades: Record<string, number>, mensagens: object[] = []) =>
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

const settle = () => jest.advanceTimersByTimeAsync(0);
const READY = { tipo: 'produto', itens: [] };

function last(): Sent {
  const call = sent.at(-1);
  if (!call) throw new Error('nothing was sent');
  return call;
}

async function setUp(quantidades: Record<string, number>) {
  const panel = createPanelStore();
  const tellOtherTabs = jest.fn();
  const writer = createCartWriter({ panel, tellOtherTabs });
  const reading = writer.read();
  await settle();
  last().answer(cartOf(quantidades));
  await reading;
  sent.length = 0;
  const item = (id: string) => {
    const found = writer.current()?.itens.find(({ nome }) => nome === id);
    if (!found) throw new Error(`no line ${id}`);
    return found;
  };
  const quantities = () =>
    Object.fromEntries((writer.current()?.itens ?? []).map(({ nome, quantidade }) => [nome, quantidade]));
  return { panel, writer, item, quantities, tellOtherTabs };
}

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
});
afterEach(() => jest.useRealTimers());

test('CART-22: three fast changes show at once and send one PUT with the last quantity', async () => {
  const { writer, item, quantities } = await setUp({ a: 1 });
  for (const quantity of [2, 3, 4]) writer.setQuantity(item('a'), quantity);
  expect(quantities()).toEqual({ a: 4 });
  await jest.advanceTimersByTimeAsync(299);
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { idProduto: 'a', tipo: 'produto', quantidade: 4 }],
  ]);
});

test('CART-24: the platform’s answer decides', async () => {
  const { writer, item, quantities, panel, tellOtherTabs } = await setUp({ a: 1 });
  writer.setQuantity(item('a'), 9);
  await jest.advanceTimersByTimeAsync(300);
  expect(panel.get().pending).toBe(true);
  last().answer(cartOf({ a: 2 }, [{ tipo: 'erro', mensagem: 'Só há 2.' }]));
  await settle();
  expect(quantities()).toEqual({ a: 2 });
  expect(panel.get()).toMatchObject({ pending: false, messages: [{ mensagem: 'Só há 2.' }] });
  expect(tellOtherTabs).toHaveBeenCalledTimes(1);
});

test('CART-24: a failed change is taken back, told, and the cart asked for anew', async () => {
  const { writer, item, quantities, panel } = await setUp({ a: 1, b: 5 });
  writer.setQuantity(item('a'), 9);
  await jest.advanceTimersByTimeAsync(300);
  last().fail();
  await settle();
  expect(quantities()).toEqual({ a: 1, b: 5 });
  expect(panel.get()).toMatchObject({ pending: false, changeFailed: true });
  expect(last().method).toBe('GET');
  last().answer(cartOf({ a: 9, b: 5 }));
  await settle();
  expect(quantities()).toEqual({ a: 9, b: 5 });
});

test('R10: a wish that is newer than the answer stays on the screen and is sent next', async () => {
  const { writer, item, quantities } = await setUp({ a: 1 });
  writer.setQuantity(item('a'), 2);
  await jest.advanceTimersByTimeAsync(300);
  writer.setQuantity(item('a'), 3);
  sent[0]?.answer(cartOf({ a: 2 }));
  await settle();
  expect(quantities()).toEqual({ a: 3 });
  await jest.advanceTimersByTimeAsync(300);
  expect(last().body?.quantidade).toBe(3);
  last().answer(cartOf({ a: 3 }));
  await settle();
  expect(quantities()).toEqual({ a: 3 });
  expect(sent).toHaveLength(2);
});

test('R10: calls go one after the other, reads too', async () => {
  const { writer, item } = await setUp({ a: 1, b: 1 });
  void writer.remove(item('a'));
  void writer.remove(item('b'));
  void writer.read();
  await settle();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  last().answer(cartOf({ b: 1 }));
  await settle();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  last().fail();
  await settle();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'GET']);
});

test('CART-26: who asks while the cart is being read gets that answer; who asks later, a new one', async () => {
  const { writer, quantities } = await setUp({ a: 1 });
  const [first, second] = [writer.read(), writer.read()];
  await settle();
  expect(sent).toHaveLength(1);
  last().fail();
  await expect(first).rejects.toThrow(GatewayError);
  await expect(second).rejects.toThrow(GatewayError);
  const third = writer.read();
  await settle();
  last().answer(cartOf({ a: 2 }));
  expect(await third).toBe(writer.current());
  expect(quantities()).toEqual({ a: 2 });
  expect(sent).toHaveLength(2);
});

test('CART-29: whoever shows the cart hears of each change until it stops listening', async () => {
  const { writer, item } = await setUp({ a: 1 });
  const heard = jest.fn();
  const stop = writer.subscribe(heard);
  writer.setQuantity(item('a'), 2);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  writer.setQuantity(item('a'), 3);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('CART-11, CART-22: who leaves for the checkout within the pause has the change sent before, and hears of its end', async () => {
  const { writer, item } = await setUp({ a: 1 });
  expect(writer.unsettled()).toBe(false);
  writer.setQuantity(item('a'), 3);
  expect(writer.unsettled()).toBe(true);
  const settled = jest.fn();
  void writer.settle().then(settled);
  await settle();
  expect(sent.map(({ method, body }) => [method, body?.quantidade])).toEqual([['PUT', 3]]);
  expect(settled).not.toHaveBeenCalled();
  last().answer(cartOf({ a: 3 }));
  await settle();
  expect(settled).toHaveBeenCalledWith(true);
  expect(writer.unsettled()).toBe(false);
  await jest.advanceTimersByTimeAsync(400);
  expect(sent).toHaveLength(1);
});

test('CART-24: a change that the platform did not take on the way out says so', async () => {
  const { writer, item, panel } = await setUp({ a: 1 });
  writer.setQuantity(item('a'), 3);
  const settled = writer.settle();
  await settle();
  last().fail();
  await settle();
  last().answer(cartOf({ a: 1 }));
  expect(await settled).toBe(false);
  expect(panel.get().changeFailed).toBe(true);
});

test('CART-25: a removed line goes at once, and with it a quantity that was about to be sent', async () => {
  const { writer, item, quantities } = await setUp({ a: 1, b: 2 });
  const events: CartEvent[] = [];
  const stop = onCartEvent((event) => events.push(event));
  writer.setQuantity(item('a'), 2);
  const removing = writer.remove(item('a'));
  expect(quantities()).toEqual({ b: 2 });
  await jest.advanceTimersByTimeAsync(400);
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  last().answer(cartOf({ b: 2 }));
  await removing;
  stop();
  expect(events).toEqual([{ before: cartOf({ a: 1, b: 2 }), after: cartOf({ b: 2 }), asked: [] }]);
});

test('CART-01, CART-02: adding sends tipo and itens and opens the panel', async () => {
  const { writer, panel, quantities } = await setUp({});
  const adding = writer.add(READY);
  await settle();
  expect(last()).toMatchObject({ method: 'POST', body: READY });
  last().answer(cartOf({ a: 1 }));
  expect(await adding).toBe(true);
  expect(panel.get()).toMatchObject({ open: true, addFailed: false, pending: false });
  expect(quantities()).toEqual({ a: 1 });
});

test('TRACK-11: what was agreed is told with the cart before it; what failed or came from another tab is not', async () => {
  const { writer, item } = await setUp({ a: 1 });
  const events: CartEvent[] = [];
  const stop = onCartEvent((event) => events.push(event));
  writer.setQuantity(item('a'), 3);
  await jest.advanceTimersByTimeAsync(300);
  last().answer(cartOf({ a: 2 }));
  await settle();
  writer.hear(cartOf({}));
  const adding = writer.add(READY);
  await settle();
  last().fail();
  await adding;
  stop();
  expect(events).toEqual([{ before: cartOf({ a: 1 }), after: cartOf({ a: 2 }), asked: [] }]);
});

test('CART-03: adding that fails is told and does not open the panel', async () => {
  const { writer, panel } = await setUp({});
  const adding = writer.add(READY);
  await settle();
  last().fail();
  expect(await adding).toBe(false);
  expect(panel.get()).toMatchObject({ open: false, addFailed: true, pending: false });
});

test('A29: another tab is heard, but not while this tab waits for its own answer', async () => {
  const { writer, item, quantities } = await setUp({ a: 1 });
  writer.hear(cartOf({ a: 5 }));
  expect(quantities()).toEqual({ a: 5 });
  const removing = writer.remove(item('a'));
  await settle();
  writer.hear(cartOf({ a: 7 }));
  last().answer(cartOf({}));
  await removing;
  expect(quantities()).toEqual({});
});
