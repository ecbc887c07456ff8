import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { fakeGateway } from '@/lib/forms/testing';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { useCachedQuote, useSettledItems } from './cached-quote';

/** Items with these quantities, and the quotes of the requests for them. */
const itemsOf = (...quantities: number[]) =>
  JSON.stringify(
    quantities.map((quantidade, index) => ({ idProduto: index + 1, idAtributoValor: 0, quantidade })),
  );

const QUOTE = { body: fretesSchema.parse({ fretes: [{ id: 3, label: 'Sedex', prazo: '3', valor: 10 }] }) };

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

const quoteOf = (items: string) =>
  renderHook(({ list }) => useCachedQuote('01310-100', useSettledItems(list)), {
    wrapper,
    initialProps: { list: items },
  });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('SHIP-05, SHIP-11: while a quantity changes nothing is quoted, and then only the changed item', async () => {
  const calls = fakeGateway(() => QUOTE);
  const { result, rerender } = quoteOf(itemsOf(1, 1, 1));
  await waitFor(() => expect(result.current.data?.fretes).toMatchObject([{ valor: 30 }]));
  expect(calls).toHaveLength(3);
  for (const quantity of [2, 3, 4]) {
    rerender({ list: itemsOf(1, quantity, 1) });
    await act(() => jest.advanceTimersByTimeAsync(200));
  }
  expect(calls).toHaveLength(3);
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(calls.slice(3).map(({ body }) => body)).toEqual([
    { cep: '01310100', idProduto: 2, idAtributoValor: 0, quantidade: 4 },
  ]);
});

test('SHIP-10: after a failure only the items without a quote are requested again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const replies = [QUOTE, { status: 429 }, QUOTE];
  const calls = fakeGateway(() => replies.shift() ?? QUOTE);
  const { result } = quoteOf(itemsOf(1, 1));
  await waitFor(() => expect(result.current.error).toBeDefined());
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data?.fretes).toMatchObject([{ valor: 20 }]));
  expect(calls).toHaveLength(3);
});

test('SHIP-05: a quote that is requested again replaces the known one', async () => {
  const calls = fakeGateway(() => QUOTE);
  const { result } = quoteOf(itemsOf(1, 1));
  await waitFor(() => expect(result.current.data).toBeDefined());
  act(() => result.current.refetch());
  await waitFor(() => expect(calls).toHaveLength(4));
});
