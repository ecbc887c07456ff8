import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CartContext } from './cart/cart-context';
import { createPanelStore } from './cart/panel-state';
import type { PreparedCheckout } from './checkout-events';
import { mockCartClient } from './testing';
import { useCheckoutRedirect } from './use-checkout-redirect';

const services = {
  cartClient: mockCartClient(),
  panel: createPanelStore(),
  storeSiteUrl: 'https://www.loja.example',
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <CartContext value={services}>{children}</CartContext>
);
const showPage = (persisted: boolean) =>
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

test('LENS-14, KIT-20: a second order is ignored while the first is prepared, even if the page has only now loaded', () => {
  const prepare = jest.fn(() => new Promise<PreparedCheckout>(() => undefined));
  const { result } = renderHook(useCheckoutRedirect, { wrapper });
  const press = () => act(() => void result.current.start(prepare));
  press();
  showPage(false);
  expect(result.current.busy).toBe(true);
  press();
  expect(prepare).toHaveBeenCalledTimes(1);

  // The browser restores the page from its cache.
  showPage(true);
  expect(result.current.busy).toBe(false);
  press();
  expect(prepare).toHaveBeenCalledTimes(2);
});
