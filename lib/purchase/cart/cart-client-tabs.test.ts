/** @jest-environment jsdom */
import { type CartEvent, onCartEvent } from './cart-client';
import { cartOf, flushPromises, lastCall, READY, recordCalls, sent, setUp } from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  callGateway: jest.fn(),
}));

beforeEach(recordCalls);
afterEach(() => jest.useRealTimers());

test('TRACK-11: a confirmed change is reported with the previous cart; failed changes, and changes in other tabs, are not', async () => {
  const { cartClient, item } = await setUp({ a: 1 });
  const events: CartEvent[] = [];
  const stop = onCartEvent((event) => events.push(event));
  cartClient.setQuantity(item('a'), 3);
  await jest.advanceTimersByTimeAsync(300);
  lastCall().respond(cartOf({ a: 2 }));
  await flushPromises();
  cartClient.applyRemote(cartOf({}));
  const adding = cartClient.add(READY);
  await flushPromises();
  lastCall().fail();
  await adding;
  stop();
  expect(events).toEqual([{ before: cartOf({ a: 1 }), after: cartOf({ a: 2 }), requested: [] }]);
});

test('A29: after a change in this tab the cart is read again if another tab has changed it meanwhile', async () => {
  const { cartClient, item, quantities } = await setUp({ a: 1 });
  const removing = cartClient.remove(item('a'));
  await flushPromises();
  // The platform handled the other change last, but its response is here first.
  cartClient.applyRemote(cartOf({ b: 1 }));
  lastCall().respond(cartOf({}));
  await removing;
  await flushPromises();
  expect(lastCall().method).toBe('GET');
  lastCall().respond(cartOf({ b: 1 }));
  await flushPromises();
  expect(quantities()).toEqual({ b: 1 });
});

test('A29: another tab’s cart is adopted, but not during a change in this tab', async () => {
  const { cartClient, item, quantities } = await setUp({ a: 1 });
  cartClient.applyRemote(cartOf({ a: 5 }));
  expect(quantities()).toEqual({ a: 5 });
  const removing = cartClient.remove(item('a'));
  await flushPromises();
  cartClient.applyRemote(cartOf({ a: 7 }));
  lastCall().respond(cartOf({}));
  await removing;
  expect(quantities()).toEqual({});
});

test('A29: if another tab’s cart is received during two changes, it is adopted after both', async () => {
  const { cartClient, item, quantities, panel } = await setUp({ a: 1, b: 1 });
  const first = cartClient.remove(item('a'));
  const second = cartClient.remove(item('b'));
  await flushPromises();
  lastCall().respond(cartOf({ b: 1 }));
  await first;
  expect(panel.get().pending).toBe(true);
  cartClient.applyRemote(cartOf({ c: 9 }));
  expect(quantities()).toEqual({});
  await flushPromises();
  lastCall().respond(cartOf({}));
  await second;
  expect(quantities()).toEqual({});
  expect(panel.get().pending).toBe(false);
  cartClient.applyRemote(cartOf({ c: 9 }));
  expect(quantities()).toEqual({ c: 9 });
});

test('A29: another tab’s cart is adopted after a change in this tab has failed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { cartClient, item, quantities } = await setUp({ a: 1 });
  const removing = cartClient.remove(item('a'));
  await flushPromises();
  lastCall().fail();
  await removing;
  cartClient.applyRemote(cartOf({ a: 4 }));
  expect(quantities()).toEqual({ a: 4 });
  expect(cartClient.hasPendingChanges()).toBe(false);
});

test('A29: a debounced change is applied to another tab’s cart, and sent', async () => {
  const { cartClient, item, quantities } = await setUp({ a: 1 });
  cartClient.setQuantity(item('a'), 3);
  expect(cartClient.hasPendingChanges()).toBe(true);
  cartClient.applyRemote(cartOf({ a: 2, b: 1 }));
  expect(quantities()).toEqual({ a: 3, b: 1 });
  await jest.advanceTimersByTimeAsync(300);
  expect(lastCall()).toMatchObject({ method: 'PUT', body: { quantidade: 3 } });
});

test('A29: the response to an earlier request does not replace another tab’s cart', async () => {
  const { cartClient, quantities } = await setUp({ a: 1 });
  cartClient.refresh();
  await flushPromises();
  cartClient.applyRemote(cartOf({ a: 1, b: 1 }));
  lastCall().respond(cartOf({ a: 1 }));
  await flushPromises();
  expect(quantities()).toEqual({ a: 1, b: 1 });
  expect(sent).toHaveLength(2);
  lastCall().respond(cartOf({ a: 1, b: 2 }));
  await flushPromises();
  expect(quantities()).toEqual({ a: 1, b: 2 });
});
