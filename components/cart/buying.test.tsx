import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CART_KEY } from '@/lib/cart/use-cart';
import { SETTINGS_KEY } from '@/lib/settings/client';
import { DIALECTS } from '@/lib/store-api/testing/dialects';
import { answer, platform, shop, startPlatform, writes } from './testing';

describe.each(DIALECTS)('cart of $name', ({ speak }) => {
  beforeEach(() => startPlatform(speak));
  afterEach(() => jest.useRealTimers());

  test('CART-26, CART-29: the badge comes with the cart and is part of the name', async () => {
    shop();
    expect(screen.getByRole('button', { name: 'Carrinho' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Carrinho, 3 itens' })).toHaveTextContent('3');
    expect(platform.calls.map(({ path }) => path)).toEqual(['checkout/cart']);
  });

  test('CART-01, CART-02: buying sends once, however often pressed, and opens the cart', async () => {
    const user = userEvent.setup();
    shop();
    await screen.findByRole('button', { name: 'Carrinho, 3 itens' });
    const buy = screen.getByRole('button', { name: 'Comprar: Solar' });
    fireEvent.click(buy);
    fireEvent.click(buy);
    fireEvent.click(buy);
    expect(await screen.findByRole('dialog', { name: 'Seu carrinho' })).toBeInTheDocument();
    expect(writes()).toMatchObject([
      { method: 'POST', path: 'checkout/cart', body: { tipo: 'produto', itens: [] } },
    ]);
    expect(screen.getByRole('button', { name: 'Carrinho, 4 itens' })).toBeInTheDocument();
    await user.click(buy);
    await waitFor(() => expect(writes()).toHaveLength(2));
  });

  test('CART-03, CARD-09, A-48: a purchase that fails is told in an alert that stays until it is answered', async () => {
    platform.respond = (call) => (call.method === 'POST' ? { status: 500, body: {} } : answer(call));
    const user = userEvent.setup();
    shop();
    await user.click(screen.getByRole('button', { name: 'Comprar: Solar' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(
      'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
    );
    expect(screen.queryByRole('dialog', { name: 'Seu carrinho' })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('SWR keys are the gateway’s addresses, so that others share the answers', () => {
    expect([CART_KEY, SETTINGS_KEY]).toEqual(['/v2/front/checkout/cart', '/v2/front/settings']);
  });
});
