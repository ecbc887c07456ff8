import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { favouriteNotice } from '@/lib/purchase/favourites/favourites-state';
import { FavouriteNotice } from './favourite-notice';
import { services } from './testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
jest.mock('@/lib/browser/location');
jest.mock('@/lib/browser/gateway-client', () => ({ callGateway: jest.fn(async () => ({})) }));

const link = () => screen.queryByRole('link', { name: 'Ver favoritos' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('WISH-09: the message about a favourite leaves after ten seconds, but not while the focus is in it', () => {
  render(
    <CartContext value={services}>
      <FavouriteNotice />
    </CartContext>,
  );
  act(() => favouriteNotice.set({ kind: 'kept' }));
  act(() => link()?.focus());
  wait(15_000);
  expect(link()).toHaveFocus();
  act(() => link()?.blur());
  wait(10_000);
  expect(link()).toBeNull();
  act(() => favouriteNotice.set({ kind: 'kept' }));
  wait(10_000);
  expect(link()).toBeNull();
});

/** Clicks on a link; whether a script has kept the browser from following it. */
function isHandled(link: HTMLElement, keys: MouseEventInit): boolean {
  const click = createEvent.click(link, keys);
  let isPrevented = false;
  const look = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(link, click);
  return isPrevented;
}

test('WISH-09: the login link opens in a new tab with Ctrl, and otherwise after the page is remembered', () => {
  render(
    <CartContext value={services}>
      <FavouriteNotice />
    </CartContext>,
  );
  act(() => favouriteNotice.set({ kind: 'kept' }));
  const login = screen.getByRole('link', { name: 'Entrar na conta' });
  expect(isHandled(login, { ctrlKey: true })).toBe(false);
  expect(isHandled(login, {})).toBe(true);
  act(() => favouriteNotice.set(null));
});
