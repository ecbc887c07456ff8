/** @jest-environment jsdom */
import { GatewayError } from '@/lib/browser/gateway-client';
import { type CartEvent, createCartClient, onCartEvent } from './cart-client';
import { createPanelStore } from './panel-state';
import { cartOf, flushPromises, lastCall, READY, recordCalls, sent, setUp } from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  callGateway: jest.fn(),
}));

beforeEach(recordCalls);
afterEach(() => jest.useRealTimers());

test('CART-22: three fast changes show at once and send a single PUT with the last quantity', async () => {
  const { cartClient, item, quantities } = await setUp({ a: 1 });
  for (const quantity of [2, 3, 4]) cartClient.setQuantity(item('a'), quantity);
  expect(quantities()).toEqual({ a: 4 });
  await jest.advanceTimersByTimeAsync(299);
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { idProduto: 'a', tipo: 'produto', quantidade: 4 }],
  ]);
});

test('CART-24: the platform’s response replaces the optimistic cart', async () => {
  const { cartClient, item, quantities, panel, broadcast } = await setUp({ a: 1 });
  cartClient.setQuantity(item('a'), 9);
  await jest.advanceTimersByTimeAsync(300);
  expect(panel.get().pending).toBe(true);
  lastCall().respond(cartOf({ a: 2 }, [{ tipo: 'erro', mensagem: 'Só há 2.' }]));
  await flushPromises();
  expect(quantities()).toEqual({ a: 2 });
  expect(panel.get()).toMatchObject({ pending: false, messages: [{ mensagem: 'Só há 2.' }] });
  expect(broadcast).toHaveBeenCalledTimes(1);
});

test('CART-17: a message stays if the next change has none', async () => {
  const { cartClient, item, panel } = await setUp({ a: 1, b: 1 });
  void cartClient.remove(item('a'));
  await flushPromises();
  lastCall().respond(cartOf({ a: 1, b: 1 }, [{ tipo: 'erro', mensagem: 'Só há 2.' }]));
  await flushPromises();
  void cartClient.remove(item('b'));
  await flushPromises();
  lastCall().respond(cartOf({ a: 1 }));
  await flushPromises();
  expect(panel.get().messages).toMatchObject([{ mensagem: 'Só há 2.' }]);
});

test('CART-24: a failed change is undone and reported, and the cart is fetched again', async () => {
  const { cartClient, item, quantities, panel } = await setUp({ a: 1, b: 5 });
  cartClient.setQuantity(item('a'), 9);
  await jest.advanceTimersByTimeAsync(300);
  lastCall().fail();
  await flushPromises();
  expect(quantities()).toEqual({ a: 1, b: 5 });
  expect(panel.get()).toMatchObject({ pending: false, changeFailed: true });
  expect(lastCall().method).toBe('GET');
  lastCall().respond(cartOf({ a: 9, b: 5 }));
  await flushPromises();
  expect(quantities()).toEqual({ a: 9, b: 5 });
});

test('R10: a change made after the request was sent stays on screen and is sent next', async () => {
  const { cartClient, item, quantities } = await setUp({ a: 1 });
  cartClient.setQuantity(item('a'), 2);
  await jest.advanceTimersByTimeAsync(300);
  cartClient.setQuantity(item('a'), 3);
  sent[0]?.respond(cartOf({ a: 2 }));
  await flushPromises();
  expect(quantities()).toEqual({ a: 3 });
  await jest.advanceTimersByTimeAsync(300);
  expect(lastCall().body?.quantidade).toBe(3);
  lastCall().respond(cartOf({ a: 3 }));
  await flushPromises();
  expect(quantities()).toEqual({ a: 3 });
  expect(sent).toHaveLength(2);
});

test('R10: calls are sent one after another, including reads', async () => {
  const { cartClient, item } = await setUp({ a: 1, b: 1 });
  void cartClient.remove(item('a'));
  void cartClient.remove(item('b'));
  void cartClient.read();
  await flushPromises();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  lastCall().respond(cartOf({ b: 1 }));
  await flushPromises();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  lastCall().fail();
  await flushPromises();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'GET']);
});

test('CART-26: concurrent reads share a response; a later read fetches again', async () => {
  const { cartClient, quantities } = await setUp({ a: 1 });
  const [first, second] = [cartClient.read(), cartClient.read()];
  await flushPromises();
  expect(sent).toHaveLength(1);
  lastCall().fail();
  await expect(first).rejects.toThrow(GatewayError);
  await expect(second).rejects.toThrow(GatewayError);
  const third = cartClient.read();
  await flushPromises();
  lastCall().respond(cartOf({ a: 2 }));
  expect(await third).toBe(cartClient.cart.get());
  expect(quantities()).toEqual({ a: 2 });
  expect(sent).toHaveLength(2);
});

test('CART-29: subscribers get each change until they unsubscribe', async () => {
  const { cartClient, item } = await setUp({ a: 1 });
  const listener = jest.fn();
  const stop = cartClient.cart.subscribe(listener);
  cartClient.setQuantity(item('a'), 2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  cartClient.setQuantity(item('a'), 3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('CART-11, CART-22: a debounced change is sent before the checkout, which waits for it', async () => {
  const { cartClient, item } = await setUp({ a: 1 });
  expect(cartClient.hasPendingChanges()).toBe(false);
  cartClient.setQuantity(item('a'), 3);
  expect(cartClient.hasPendingChanges()).toBe(true);
  const synced = jest.fn();
  void cartClient.whenSynced().then(synced);
  await flushPromises();
  expect(sent.map(({ method, body }) => [method, body?.quantidade])).toEqual([['PUT', 3]]);
  expect(synced).not.toHaveBeenCalled();
  lastCall().respond(cartOf({ a: 3 }));
  await flushPromises();
  expect(synced).toHaveBeenCalledWith(true);
  expect(cartClient.hasPendingChanges()).toBe(false);
  await jest.advanceTimersByTimeAsync(400);
  expect(sent).toHaveLength(1);
});

test('CART-24: whenSynced reports a change that the platform rejected', async () => {
  const { cartClient, item, panel } = await setUp({ a: 1 });
  cartClient.setQuantity(item('a'), 3);
  const synced = cartClient.whenSynced();
  await flushPromises();
  lastCall().fail();
  await flushPromises();
  lastCall().respond(cartOf({ a: 1 }));
  expect(await synced).toBe(false);
  expect(panel.get().changeFailed).toBe(true);
});

test.each([
  ['a removal', 'changeFailed'],
  ['an addition', 'addFailed'],
] as const)(
  'CART-24, CART-03: the checkout does not go on if %s that was under way fails',
  async (change, failure) => {
    const { cartClient, item, panel } = await setUp({ a: 1, b: 1 });
    const changing = change === 'a removal' ? cartClient.remove(item('a')) : cartClient.add(READY);
    await flushPromises();
    const synced = cartClient.whenSynced();
    lastCall().fail();
    expect(await synced).toBe(false);
    await changing;
    expect(panel.get()[failure]).toBeTruthy();
  },
);

test('CART-25: a removed line disappears at once, along with its pending quantity change', async () => {
  const { cartClient, item, quantities } = await setUp({ a: 1, b: 2 });
  const events: CartEvent[] = [];
  const stop = onCartEvent((event) => events.push(event));
  cartClient.setQuantity(item('a'), 2);
  const removing = cartClient.remove(item('a'));
  expect(quantities()).toEqual({ b: 2 });
  await jest.advanceTimersByTimeAsync(400);
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  lastCall().respond(cartOf({ b: 2 }));
  expect(await removing).toBe(true);
  stop();
  expect(events).toEqual([{ before: cartOf({ a: 1, b: 2 }), after: cartOf({ b: 2 }), requested: [] }]);
});

test('CART-01, CART-02: adding sends tipo and itens and opens the panel', async () => {
  const { cartClient, panel, quantities } = await setUp({});
  const adding = cartClient.add(READY);
  await flushPromises();
  expect(lastCall()).toMatchObject({ method: 'POST', body: READY });
  lastCall().respond(cartOf({ a: 1 }));
  await adding;
  expect(panel.get()).toMatchObject({ open: true, pending: false });
  expect(quantities()).toEqual({ a: 1 });
});

test('CART-03: an addition that analytics cannot process has succeeded nevertheless', async () => {
  const { cartClient, panel } = await setUp({});
  const problem = new Error('broken tag');
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const stop = onCartEvent(() => {
    throw problem;
  });
  const adding = cartClient.add(READY);
  await flushPromises();
  lastCall().respond(cartOf({ a: 1 }));
  await adding;
  stop();
  expect(panel.get()).toMatchObject({ open: true, addFailed: undefined });
  expect(sent).toHaveLength(1);
  expect(logged).toHaveBeenCalledWith(problem);
});

test('CART-03: a failed addition is reported with what it takes to repeat it, until a later one succeeds', async () => {
  const { cartClient, panel } = await setUp({});
  const adding = cartClient.add(READY);
  await flushPromises();
  lastCall().fail();
  await adding;
  expect(panel.get()).toMatchObject({ open: false, addFailed: READY, pending: false });
  await flushPromises();
  lastCall().respond(cartOf({}));
  await flushPromises();
  const again = cartClient.add(READY);
  await flushPromises();
  expect(panel.get()).toMatchObject({ addFailed: READY, pending: true });
  lastCall().respond(cartOf({ a: 1 }));
  await again;
  expect(panel.get()).toMatchObject({ open: true, addFailed: undefined });
});

test('CART-22: each change restarts the debounce, and is sent with keepalive', async () => {
  const { cartClient, item } = await setUp({ a: 1 });
  cartClient.setQuantity(item('a'), 2);
  await jest.advanceTimersByTimeAsync(200);
  cartClient.setQuantity(item('a'), 3);
  await jest.advanceTimersByTimeAsync(299);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toMatchObject([{ method: 'PUT', body: { quantidade: 3 }, keepalive: true }]);
});

test('CART-22: if two changes are flushed at once, only the later one is sent', async () => {
  const { cartClient, item, panel } = await setUp({ a: 1 });
  cartClient.setQuantity(item('a'), 3);
  const first = cartClient.flush();
  cartClient.setQuantity(item('a'), 4);
  const second = cartClient.flush();
  await flushPromises();
  lastCall().respond(cartOf({ a: 4 }));
  await Promise.all([first, second]);
  await flushPromises();
  expect(sent).toMatchObject([{ method: 'PUT', body: { quantidade: 4 } }]);
  expect(panel.get()).toMatchObject({ changeFailed: false, pending: false });
});

test('CART-25: a line can be removed before the cart has been read, and a cart that cannot be read is only logged', async () => {
  const { item } = await setUp({ a: 1 });
  const line = item('a');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fresh = createCartClient({ panel: createPanelStore(), broadcast: jest.fn() });
  const removing = fresh.remove(line);
  await flushPromises();
  lastCall().respond(cartOf({}));
  await removing;
  expect(fresh.cart.get()?.itens).toEqual([]);
  fresh.refresh();
  await flushPromises();
  lastCall().fail();
  await flushPromises();
  expect(warn).toHaveBeenCalledWith('The cart could not be read', expect.any(GatewayError));
});
