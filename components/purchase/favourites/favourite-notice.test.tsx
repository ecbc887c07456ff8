import { act, render, screen } from '@testing-library/react';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { favouriteNotice } from '@/lib/purchase/favourites/favourites-state';
import { FavouriteNotice } from './favourite-notice';
import { services } from './testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
