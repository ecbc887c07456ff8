import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirectTo } from '@/lib/browser/location';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import {
  cartOf,
  defaultResponse,
  LONG_NAME,
  openCart,
  panel,
  platform,
  startPlatform,
  writes,
} from './testing';

jest.mock('@/lib/browser/location');

const LENSES = { nome: 'Tipo', valor: 'Multifocal' };

describe.each(PLATFORM_VARIANTS)('cart of $name', ({ encode }) => {
  beforeEach(() => {
    startPlatform(encode);
    jest.mocked(redirectTo).mockClear();
  });
  afterEach(() => jest.useRealTimers());

  test('CART-19, CART-20, CART-22: minus stops at one; plus updates the total at once and sends a single PUT', async () => {
    const user = userEvent.setup();
    await openCart(user);
    expect(screen.getByRole('button', { name: 'Diminuir a quantidade de Solar' })).toBeDisabled();
    const plus = screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' });
    // Within 300 ms on any machine.
    fireEvent.click(plus);
    fireEvent.click(plus);
    expect(panel()).toHaveTextContent(/Total\s*R\$\s500,00/);
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({
      method: 'PUT',
      body: { idProduto: 'Solar', tipo: 'produto', quantidade: 3 },
    });
    expect(await screen.findByRole('button', { name: 'Carrinho, 5 itens' })).toBeInTheDocument();
  });

  test('A29: the cart works in a browser that denies access to BroadcastChannel', async () => {
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    });
    const user = userEvent.setup();
    await openCart(user);
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('CART-21, CART-23, A-47: only digits change the quantity; other keys and an emptied field do not', async () => {
    const user = userEvent.setup();
    await openCart(user);
    const field = screen.getByRole('textbox', { name: 'Quantidade de Solar' });
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('1');
    await user.click(field);
    await user.keyboard('{ArrowLeft}{End}abc{Tab}');
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, '0a');
    await user.tab();
    expect(field).toHaveValue('1');
    expect(writes()).toHaveLength(0);
    await user.clear(field);
    await user.type(field, '2a');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body.quantidade).toBe(2);
  });

  test('CART-13, CART-25: removing a line shows a loader, then the platform’s cart; the focus stays in the cart', async () => {
    const user = userEvent.setup();
    await openCart(user);
    let release: (value?: unknown) => void = () => undefined;
    platform.pending = new Promise((resolve) => {
      release = resolve;
    });
    await user.click(screen.getByRole('button', { name: 'Remover Solar' }));
    expect(screen.queryByRole('button', { name: 'Remover Solar' })).not.toBeInTheDocument();
    expect(screen.getByText('Atualizando a sacola')).toBeInTheDocument();
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole('button', { name: `Remover ${LONG_NAME}` }));
    expect(panel()).toHaveTextContent('Sua sacola está vazia.');
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
    release();
    await waitFor(() => expect(screen.queryByText('Atualizando a sacola')).not.toBeInTheDocument());
    expect(writes()).toMatchObject([
      { method: 'DELETE', body: { idProduto: 'Solar', tipo: 'produto' } },
      { method: 'DELETE', body: { idProduto: LONG_NAME } },
    ]);
  });

  test('CART-25, CART-01: one click restores a removed product with its size and quantity', async () => {
    const user = userEvent.setup();
    platform.respond = (call) =>
      call.path.startsWith('comparison')
        ? {
            status: 200,
            body: {
              lenses: '',
              cashWithLenses: '',
              payload: null,
              sizes: [
                {
                  label: 'M',
                  payload: { tipo: 'produto', url: '', itens: [{ idProduto: '9', quantidade: '1' }] },
                },
              ],
            },
          }
        : defaultResponse(call);
    await openCart(user);
    await waitFor(() => expect(platform.calls.some(({ path }) => path.startsWith('comparison'))).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Remover Solar' }));
    expect(await screen.findByText(/^Solar saiu da sacola\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() =>
      expect(writes().at(-1)).toMatchObject({
        method: 'POST',
        body: { tipo: 'produto', itens: [{ idProduto: '9', quantidade: '1' }] },
      }),
    );
    expect(screen.queryByText(/saiu da sacola/)).not.toBeInTheDocument();
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
  });

  test.each([
    ['a kit in its sizes', { tipo: 'lista', hash: { idProduto: 70, adicional: 'tok' } }],
    ['a frame with its lenses', { hash: { idProduto: 70, adicional: 'tok' }, personalizacao: [LENSES] }],
  ])('CART-25: %s is restored completely', async (_, line) => {
    const user = userEvent.setup();
    const kit = {
      nome: 'Kit',
      tipo: 'produto',
      quantidade: 3,
      precos: { precoPor: 100, total: 300 },
      ...line,
    };
    platform.respond = (call) => {
      const { status, body } = defaultResponse(call);
      return call.method === 'GET' && call.path === 'checkout/cart'
        ? { status, body: cartOf({}, { itens: [kit] }) }
        : { status, body };
    };
    await openCart(user);
    await user.click(await screen.findByRole('button', { name: 'Remover Kit' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    const itens = [{ idProduto: '70', idAtributoSimples: '0', quantidade: '3', adicional: 'tok' }];
    await waitFor(() =>
      expect(writes().at(-1)).toMatchObject({ method: 'POST', body: { tipo: kit.tipo, itens } }),
    );
  });

  test('CART-17, CART-18: messages show for 5 s, and their markup cannot run scripts', async () => {
    const user = userEvent.setup();
    await openCart(user);
    const mensagem =
      '<b>Estoque</b> baixo <a href="javascript:alert(1)">aqui</a><img src=x onerror=alert(1)>';
    platform.respond = (call) =>
      call.method === 'PUT'
        ? {
            status: 200,
            body: cartOf(
              { Solar: 1 },
              {
                mensagens: [
                  { tipo: 'erro', mensagem },
                  { tipo: 'erro', mensagem },
                ],
              },
            ),
          }
        : defaultResponse(call);
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    await act(() => jest.advanceTimersByTimeAsync(301));
    const message = screen.getByText('Estoque').closest('[data-tone]');
    expect(screen.getByText('Estoque').tagName).toBe('B');
    expect(message).toHaveAttribute('data-tone', 'error');
    expect(screen.getByText('aqui')).not.toHaveAttribute('href');
    expect(message?.querySelector('img')).toBeNull();
    expect(screen.getAllByText('Estoque')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(message).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(message).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  test('CART-17: messages that were on screen when the panel was closed do not come back', async () => {
    const user = userEvent.setup();
    await openCart(user);
    const mensagens = [{ tipo: 'erro', mensagem: 'Estoque baixo' }];
    platform.respond = (call) =>
      call.method === 'PUT'
        ? { status: 200, body: cartOf({ Solar: 1 }, { mensagens }) }
        : defaultResponse(call);
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    await screen.findByText('Estoque baixo');
    await user.click(within(panel()).getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Carrinho, 1 item' }));
    expect(panel()).not.toHaveTextContent('Estoque baixo');
  });

  test('CART-24: a failed change is undone and reported', async () => {
    const user = userEvent.setup();
    await openCart(user);
    platform.respond = (call) => (call.method === 'PUT' ? { status: 502, body: {} } : defaultResponse(call));
    // Before the change is sent, on any machine.
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    expect(panel()).toHaveTextContent(/Total\s*R\$\s400,00/);
    expect(
      await screen.findByText('Não foi possível atualizar a sacola. Tente novamente.'),
    ).toBeInTheDocument();
    expect(panel()).toHaveTextContent(/Total\s*R\$\s300,00/);
  });

  test('CART-11, CART-22: the checkout link waits until the new quantity is saved', async () => {
    const user = userEvent.setup();
    await openCart(user);
    let release = () => {};
    platform.pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    const checkout = screen.getByRole('link', { name: 'FINALIZAR COMPRA' });
    expect(fireEvent.click(checkout)).toBe(false);
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(redirectTo).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(checkout.getAttribute('href')));
    expect(writes()).toHaveLength(1);
  });

  test('CART-24, CART-25: a line that could not be removed stays, and nothing says that it is gone', async () => {
    const user = userEvent.setup();
    await openCart(user);
    await user.click(screen.getByRole('button', { name: 'Remover Solar' }));
    expect(await screen.findByText(/^Solar saiu da sacola\./)).toBeVisible();
    platform.respond = (call) =>
      call.method === 'DELETE' ? { status: 502, body: {} } : defaultResponse(call);
    await user.click(screen.getByRole('button', { name: `Remover ${LONG_NAME}` }));
    expect(await screen.findByText(/Não foi possível/)).toBeVisible();
    expect(screen.getByRole('button', { name: `Remover ${LONG_NAME}` })).toBeVisible();
    expect(screen.queryByText(/saiu da sacola/)).not.toBeInTheDocument();
  });

  test('CART-24: if saving the quantity fails on checkout, the shopper stays and sees the message', async () => {
    const user = userEvent.setup();
    await openCart(user);
    platform.respond = (call) => (call.method === 'PUT' ? { status: 502, body: {} } : defaultResponse(call));
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    fireEvent.click(screen.getByRole('link', { name: 'FINALIZAR COMPRA' }));
    expect(await screen.findByText(/Não foi possível/)).toBeVisible();
    expect(redirectTo).not.toHaveBeenCalled();
  });

  test('T7: a page restored from the back/forward cache shows the current cart', async () => {
    const user = userEvent.setup();
    await openCart(user);
    platform.quantities = { Solar: 1 };
    for (const type of ['pagehide', 'pageshow'])
      fireEvent(window, Object.assign(new Event(type), { persisted: true }));
    expect(await screen.findByRole('button', { name: 'Carrinho, 1 item', hidden: true })).toBeInTheDocument();
  });

  test('A29: a shopper who returns from an order in another tab sees the current bag', async () => {
    await openCart(userEvent.setup());
    platform.quantities = {};
    fireEvent(document, new Event('visibilitychange'));
    expect(await within(panel()).findByText('Sua sacola está vazia.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Carrinho', hidden: true })).toBeInTheDocument();
  });

  test('CART-22: leaving the page sends a pending quantity change', async () => {
    const user = userEvent.setup();
    await openCart(user);
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
    expect(writes()).toEqual([]);
    fireEvent(window, Object.assign(new Event('pagehide'), { persisted: true }));
    // Without the usual delay of 300 ms, after which the page is gone.
    await act(() => Promise.resolve());
    expect(writes()).toMatchObject([{ method: 'PUT', body: { quantidade: 2 } }]);
  });
});
