import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTINGS_KEY } from '@/lib/browser/use-settings';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { CART_KEY } from '@/lib/purchase/cart/use-cart';
import { readCompared } from '@/lib/purchase/comparison/compared-list';
import { savePicked } from '@/lib/purchase/comparison/picker-state';
import { cartOf, defaultResponse, platform, renderShop, startPlatform, writes } from './testing';

describe.each(PLATFORM_VARIANTS)('cart of $name', ({ encode }) => {
  beforeEach(() => startPlatform(encode));
  afterEach(() => jest.useRealTimers());

  test('CART-26, CART-29: the badge appears once the cart has loaded, and the button’s name includes the count', async () => {
    renderShop();
    expect(screen.getByRole('button', { name: 'Carrinho' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Carrinho, 3 itens' })).toHaveTextContent('3');
    expect(platform.calls.map(({ path }) => path)).toEqual(['checkout/cart']);
  });

  test('CART-01, CART-02: repeated clicks send one request and open the cart', async () => {
    const user = userEvent.setup();
    renderShop();
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

  test('CART-02: the added line is scrolled into view and announced, once', async () => {
    const user = userEvent.setup();
    renderShop();
    await screen.findByRole('button', { name: 'Carrinho, 3 itens' });
    await user.click(screen.getByRole('button', { name: 'Comprar: Solar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Seu carrinho' }));
    const added = (await drawer.findByRole('link', { name: 'nova' })).closest('li');
    expect(await drawer.findByText('Adicionado à sacola: nova')).toHaveAttribute('role', 'status');
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([added]);
    await user.click(drawer.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Carrinho, 4 itens' }));
    await screen.findByRole('dialog', { name: 'Seu carrinho' });
    expect(screen.queryByText(/^Adicionado à sacola/)).not.toBeInTheDocument();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('PDP-57: adding a compared product ends the comparison', async () => {
    renderShop();
    await screen.findByRole('button', { name: 'Carrinho, 3 itens' });
    savePicked(['/armacao.html', '/outra.html']);
    fireEvent.click(screen.getByRole('button', { name: 'Comprar: Solar' }));
    expect(await screen.findByText('Adicionado à sacola: nova')).toBeInTheDocument();
    await waitFor(() => expect(readCompared('')).toEqual([]));
  });

  test('CART-02: after an addition that the platform declined, a new quantity is not announced as an addition', async () => {
    platform.respond = (call) =>
      call.method === 'POST' ? { status: 200, body: cartOf(platform.quantities) } : defaultResponse(call);
    renderShop();
    await screen.findByRole('button', { name: 'Carrinho, 3 itens' });
    fireEvent.click(screen.getByRole('button', { name: 'Comprar: Solar' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Seu carrinho' }));
    fireEvent.click(await drawer.findByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    await screen.findByRole('button', { name: 'Carrinho, 4 itens', hidden: true });
    expect(drawer.queryByText(/^Adicionado à sacola/)).not.toBeInTheDocument();
  });

  test('CART-03, CARD-09, A-48: a failed addition is reported in an alert that stays until it is dismissed', async () => {
    platform.respond = (call) => (call.method === 'POST' ? { status: 500, body: {} } : defaultResponse(call));
    const user = userEvent.setup();
    renderShop();
    await user.click(screen.getByRole('button', { name: 'Comprar: Solar' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(
      'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
    );
    expect(screen.queryByRole('dialog', { name: 'Seu carrinho' })).not.toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('CART-03: without a connection the alert says so, and adding again from it opens the cart', async () => {
    const user = userEvent.setup();
    renderShop();
    await screen.findByRole('button', { name: 'Carrinho, 3 itens' });
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const online = jest.mocked(globalThis.fetch).getMockImplementation();
    jest.mocked(globalThis.fetch).mockImplementation(() => Promise.reject(new TypeError('offline')));
    await user.click(screen.getByRole('button', { name: 'Comprar: Solar' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Sem conexão com a internet' });
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('alertdialog', { name: 'Sem conexão com a internet' })).toBeVisible();
    connection.mockRestore();
    jest.mocked(globalThis.fetch).mockImplementation(online);
    await waitFor(() =>
      expect(within(alert).getByRole('button', { name: 'Tentar de novo' })).not.toHaveAttribute('aria-busy'),
    );
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('dialog', { name: 'Seu carrinho' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('SWR keys are the gateway’s addresses, so that components share responses', () => {
    expect([CART_KEY, SETTINGS_KEY]).toEqual(['/v2/front/checkout/cart', '/v2/front/settings']);
  });
});
