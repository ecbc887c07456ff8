import { screen, waitFor } from '@testing-library/react';
import { redirectTo } from '@/lib/browser/location';
import { onCheckoutEvent } from '@/lib/purchase/checkout-events';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { buyButton, CART, chooseAll, framePage, openLenses, resetLenses } from './testing';

jest.mock('@/lib/browser/location');

const FRAME = { id: '7', nome: 'Armação Serra', variante: '', preco: 449.9, quantidade: 1 };
const mockCheckout = (url: string) => mockGatewayResponse(200, { carrinho: { url } });
const onEvent = jest.fn((_bought: unknown) => expect(redirectTo).not.toHaveBeenCalled());
/** jsdom does not navigate. */
const preventNavigation = (event: Event) => event.preventDefault();
let stop = () => {};

beforeEach(() => {
  resetLenses();
  jest.mocked(redirectTo).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onEvent.mockClear();
  stop = onCheckoutEvent(onEvent);
  document.addEventListener('click', preventNavigation);
});
afterEach(() => {
  stop();
  // The code under test catches what a listener throws.
  expect(onEvent.mock.results.filter(({ type }) => type === 'throw')).toEqual([]);
  document.removeEventListener('click', preventNavigation);
});

test('TRACK-11: following the link to buy only the frame reports the frame', async () => {
  const { user } = framePage();
  await user.click(buyButton());
  await user.click(await screen.findByRole('link', { name: /Somente armação/ }));
  expect(onEvent.mock.calls).toEqual([[{ items: [FRAME], total: 449.9 }]]);
});

test('TRACK-11: buying only the frame is reported once if the platform accepts it, and not at all if it fails', async () => {
  mockGatewayResponse(500, {});
  const { user } = framePage({ carrinho: [] });
  await user.click(buyButton());
  const way = await screen.findByRole('button', { name: /Somente armação/ });
  await user.click(way);
  expect(await screen.findByText(/problema do lado dela/)).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
  mockCheckout(CART);
  await user.click(way);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
  expect(onEvent.mock.calls).toEqual([[{ items: [FRAME], total: 449.9 }]]);
});

test('TRACK-11, L9: frame and lenses are reported as two items, without the chosen lens options', async () => {
  mockCheckout(CART);
  const rendered = await openLenses();
  await chooseAll(rendered);
  await rendered.user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
  const lenses = { id: '7-lentes', nome: 'Lentes de grau', preco: 1337, quantidade: 1 };
  expect(onEvent.mock.calls).toEqual([[{ items: [FRAME, lenses], total: 1786.9 }]]);
  expect(JSON.stringify(onEvent.mock.calls)).not.toMatch(/Multifocal|Fotossens|Fina/);
});
