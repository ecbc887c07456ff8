import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { fakeGateway } from '@/lib/forms/testing';
import { type Carrinho, carrinhoSchema } from '@/lib/platform/schemas/cart';
import { createCartClient } from './cart-client';
import { CartContext } from './cart-context';
import { createPanelStore } from './panel-state';
import { CART_KEY, useCart } from './use-cart';

const cartOf = (quantidade: number): Carrinho =>
  carrinhoSchema.parse({
    quantidadeItens: 1,
    quantidadeTotal: quantidade,
    itens: [
      {
        nome: 'Solar',
        tipo: 'produto',
        quantidade,
        precos: { precoPor: 100, total: 100 * quantidade },
        hash: { idProduto: 7, quantidade },
      },
    ],
  });

let cache: Map<string, { data?: Carrinho }>;

function Count({ name }: { name: string }) {
  const { cart, failed } = useCart();
  return <p>{failed ? `${name}: falhou` : `${name}: ${cart?.quantidadeTotal ?? '?'}`}</p>;
}

function open() {
  const panel = createPanelStore();
  const cartClient = createCartClient({ panel, broadcast: () => undefined });
  cache = new Map();
  render(
    <SWRConfig value={{ provider: () => cache as Map<string, object>, dedupingInterval: 0 }}>
      <CartContext value={{ cartClient, panel, storeSiteUrl: 'https://www.loja.example' }}>
        <Count name="gaveta" />
        <Count name="barra" />
      </CartContext>
    </SWRConfig>,
  );
  return cartClient;
}

const inCache = () => cache.get(CART_KEY)?.data?.quantidadeTotal;

test('DESIGN-04: all components that show the cart share one request, cached by SWR', async () => {
  const calls = fakeGateway(() => ({ body: cartOf(2) }));
  open();
  expect(await screen.findByText('gaveta: 2')).toBeInTheDocument();
  expect(screen.getByText('barra: 2')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['checkout/cart']);
  expect(inCache()).toBe(2);
});

test('DESIGN-04, CART-22: a change is cached before it is sent, and then replaced by the platform’s response', async () => {
  const calls = fakeGateway(({ method }) => ({ body: cartOf(method === 'GET' ? 2 : 9) }));
  const cartClient = open();
  await screen.findByText('gaveta: 2');
  const [item] = cartClient.cart.get()?.itens ?? [];
  if (!item) throw new Error('no item');
  act(() => cartClient.setQuantity(item, 5));
  expect(screen.getByText('gaveta: 5')).toBeInTheDocument();
  expect(inCache()).toBe(5);
  expect(calls).toHaveLength(1);
  await act(async () => void (await cartClient.whenSynced()));
  expect(screen.getByText('gaveta: 9')).toBeInTheDocument();
  expect(inCache()).toBe(9);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
});

test('DESIGN-04: a cart that another tab confirmed is shown without a request', async () => {
  const calls = fakeGateway(() => ({ body: cartOf(2) }));
  const cartClient = open();
  await screen.findByText('gaveta: 2');
  act(() => cartClient.applyRemote(cartOf(4)));
  expect(screen.getByText('barra: 4')).toBeInTheDocument();
  expect(inCache()).toBe(4);
  expect(calls).toHaveLength(1);
});

test('DESIGN-04: a tab that gets the focus fetches again', async () => {
  let count = 2;
  fakeGateway(() => ({ body: cartOf(count) }));
  open();
  await screen.findByText('gaveta: 2');
  count = 3;
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('gaveta: 3')).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('CART-26: a cart that cannot be read is reported, not shown as empty', async () => {
  fakeGateway(() => ({ status: 500 }));
  open();
  await waitFor(() => expect(screen.getByText('gaveta: falhou')).toBeInTheDocument());
});
