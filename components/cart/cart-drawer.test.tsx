import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { CART_KEY } from '@/lib/cart/use-cart';
import { SETTINGS_KEY } from '@/lib/settings/client';
import { carrinhoSchema } from '@/lib/store-api/schemas/carrinho';
import { AddToCartButton } from './add-to-cart-button';
import { CartButton } from './cart-button';
import { CartProvider } from './cart-provider';

const STORE = 'https://www.loja.example';
const LONG_NAME = 'Armação redonda de acetato italiano com hastes de titânio escovado';

type Call = { method: string; path: string; body: Record<string, unknown> };
let calls: Call[] = [];
let hold: Promise<unknown> = Promise.resolve();
let respond: (call: Call) => { status: number; body: unknown };

const cartOf = (quantidades: Record<string, number>, more: object = {}) =>
  carrinhoSchema.parse({
    quantidadeItens: Object.keys(quantidades).length,
    itens: Object.entries(quantidades).map(([nome, quantidade]) => ({
      nome,
      tipo: 'produto',
      quantidade,
      imagem: 'https://www.loja.example/a.webp',
      url: 'https://www.loja.example/armacao.html',
      precos: { precoPor: 100, total: 100 * quantidade },
      atributos: { simples: { atributo: { label: 'Tamanho' }, atributoValor: { label: 'M' } } },
      hash: { idProduto: nome, quantidade },
    })),
    ...more,
  });

let quantities: Record<string, number>;
const platform = ({ method, path, body }: Call) => {
  if (path === 'settings') {
    const descontoVista = { priorizarDesconto: 'pix', pix: '0.07' };
    return { status: 200, body: { configuracoes: { pagamento: { geral: { descontoVista } } } } };
  }
  const name = String(body.idProduto);
  if (method === 'PUT') quantities = { ...quantities, [name]: Number(body.quantidade) };
  if (method === 'POST') quantities = { ...quantities, nova: 1 };
  if (method === 'DELETE')
    quantities = Object.fromEntries(Object.entries(quantities).filter(([key]) => key !== name));
  return { status: 200, body: cartOf(quantities) };
};

beforeEach(() => {
  calls = [];
  hold = Promise.resolve();
  respond = platform;
  quantities = { [LONG_NAME]: 2, Solar: 1 };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  globalThis.BroadcastChannel = class {
    postMessage() {}
    close() {}
  } as unknown as typeof BroadcastChannel;
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path: String(url).replace('/v2/front/', ''),
      body: JSON.parse(String(init.body ?? '{}')),
    };
    calls.push(call);
    if (call.method !== 'GET') await hold;
    const { status, body } = respond(call);
    return { ok: status < 300, status, json: async () => body } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const READY = { tipo: 'produto', url: `${STORE}/checkout/carrinho?add=1-0-0-0-1`, itens: [] };

function shop() {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CartProvider storeSiteUrl={STORE}>
        <CartButton />
        <AddToCartButton carrinho={READY} label="Comprar" productHref="/x.html" productName="Solar" />
      </CartProvider>
    </SWRConfig>,
  );
}

const writes = () => calls.filter(({ method }) => method !== 'GET');
const panel = () => screen.getByRole('dialog', { name: 'Seu carrinho' });

async function openCart(user: ReturnType<typeof userEvent.setup>) {
  shop();
  await user.click(await screen.findByRole('button', { name: 'Carrinho, 3 itens' }));
  await screen.findByRole('dialog', { name: 'Seu carrinho' });
  await waitFor(() => expect(panel()).toHaveTextContent('FINALIZAR COMPRA'));
}

test('CART-26, CART-29: the badge comes with the cart and is part of the name', async () => {
  shop();
  expect(screen.getByRole('button', { name: 'Carrinho' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Carrinho, 3 itens' })).toHaveTextContent('3');
  expect(calls.map(({ path }) => path)).toEqual(['checkout/cart']);
});

test('CART-04 to CART-12 (CART-05, CART-08, CART-09, CART-11): title, lines, total, terms and ways out', async () => {
  const user = userEvent.setup();
  await openCart(user);
  const shown = within(panel());
  expect(
    shown.getByRole('link', { name: `${Array.from(LONG_NAME).slice(0, 45).join('')}…` }),
  ).toHaveAttribute('href', '/armacao.html');
  expect(shown.getAllByText('Tamanho: M')).toHaveLength(2);
  expect(panel()).toHaveTextContent(/Total\s*R\$\s300,00/);
  expect(panel()).toHaveTextContent(/em até 12x de R\$\s25,00/);
  expect(await shown.findByText('7% de desconto à vista no PIX')).toBeInTheDocument();
  expect(panel()).toHaveTextContent('FRETE GRÁTIS BRASIL');
  expect(panel()).toHaveTextContent('7 dias');
  expect(shown.getByRole('link', { name: 'FINALIZAR COMPRA' })).toHaveAttribute(
    'href',
    `${STORE}/checkout/carrinho/`,
  );
  await user.click(shown.getByRole('button', { name: 'Continuar comprando' }));
  expect(panel).toThrow();
});

test('CART-14, CART-16: the header button opens, the close button closes, and the header button says so', async () => {
  const user = userEvent.setup();
  await openCart(user);
  expect(screen.getByRole('button', { name: 'Carrinho, 3 itens' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(panel()).getByRole('button', { name: 'Fechar' }));
  expect(screen.getByRole('button', { name: 'Carrinho, 3 itens' })).toHaveAttribute('aria-expanded', 'false');
});

test('CART-15: a press beside the panel counts from 300 ms after opening', async () => {
  const user = userEvent.setup();
  await openCart(user);
  await user.click(within(panel()).getByRole('button', { name: 'Fechar' }));
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Carrinho, 3 itens' }));
  act(() => jest.advanceTimersByTime(100));
  fireEvent.mouseDown(panel());
  expect(panel()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(300));
  fireEvent.mouseDown(within(panel()).getByText('FRETE GRÁTIS BRASIL'));
  expect(panel()).toBeInTheDocument();
  fireEvent.mouseDown(panel());
  expect(panel).toThrow();
  jest.useRealTimers();
});

test('CART-19, CART-20, CART-22: minus stops at one; plus changes total at once and sends one PUT', async () => {
  const user = userEvent.setup();
  await openCart(user);
  expect(screen.getByRole('button', { name: 'Diminuir a quantidade de Solar' })).toBeDisabled();
  const plus = screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' });
  await user.click(plus);
  await user.click(plus);
  expect(panel()).toHaveTextContent(/Total\s*R\$\s500,00/);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    method: 'PUT',
    body: { idProduto: 'Solar', tipo: 'produto', quantidade: 3 },
  });
  expect(await screen.findByRole('button', { name: 'Carrinho, 5 itens' })).toBeInTheDocument();
});

test('CART-21, CART-23, A-47: digits change the quantity, other keys and deleting do not', async () => {
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

test('CART-13, CART-25: removing shows a loader, then the platform’s cart; the focus stays inside', async () => {
  const user = userEvent.setup();
  await openCart(user);
  let release: (value?: unknown) => void = () => undefined;
  hold = new Promise((resolve) => {
    release = resolve;
  });
  await user.click(screen.getByRole('button', { name: 'Remover Solar' }));
  expect(screen.queryByRole('button', { name: 'Remover Solar' })).not.toBeInTheDocument();
  expect(screen.getByText('Atualizando o carrinho')).toBeInTheDocument();
  expect(panel()).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('button', { name: `Remover ${LONG_NAME}` }));
  expect(panel()).toHaveTextContent('Seu carrinho está vazio.');
  expect(panel()).toContainElement(document.activeElement as HTMLElement);
  release();
  await waitFor(() => expect(screen.queryByText('Atualizando o carrinho')).not.toBeInTheDocument());
  expect(writes()).toMatchObject([
    { method: 'DELETE', body: { idProduto: 'Solar', tipo: 'produto' } },
    { method: 'DELETE', body: { idProduto: LONG_NAME } },
  ]);
});

test('CART-17, CART-18: messages show for 5 s, formatted and harmless', async () => {
  const user = userEvent.setup();
  await openCart(user);
  const mensagem = '<b>Estoque</b> baixo <a href="javascript:alert(1)">aqui</a><img src=x onerror=alert(1)>';
  respond = (call) =>
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
      : platform(call);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
  await act(() => jest.advanceTimersByTimeAsync(301));
  const message = screen.getByText('Estoque').closest('p');
  expect(screen.getByText('Estoque').tagName).toBe('B');
  expect(message).toHaveAttribute('data-tipo', 'erro');
  expect(screen.getByText('aqui')).not.toHaveAttribute('href');
  expect(message?.querySelector('img')).toBeNull();
  expect(screen.getAllByText('Estoque')).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(message).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(message).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('CART-24: a change that fails is taken back and told', async () => {
  const user = userEvent.setup();
  await openCart(user);
  respond = (call) => (call.method === 'PUT' ? { status: 502, body: {} } : platform(call));
  await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Solar' }));
  expect(panel()).toHaveTextContent(/Total\s*R\$\s400,00/);
  expect(
    await screen.findByText('Não foi possível atualizar o carrinho. Tente novamente.'),
  ).toBeInTheDocument();
  expect(panel()).toHaveTextContent(/Total\s*R\$\s300,00/);
});

test('an empty cart has a next step', async () => {
  quantities = {};
  const user = userEvent.setup();
  shop();
  await user.click(screen.getByRole('button', { name: 'Carrinho' }));
  expect(await screen.findByText('Seu carrinho está vazio.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continuar comprando' }));
  expect(panel).toThrow();
});

test('R6: a cart that cannot be read is told, not shown as empty', async () => {
  respond = () => ({ status: 503, body: {} });
  const user = userEvent.setup();
  shop();
  await user.click(screen.getByRole('button', { name: 'Carrinho' }));
  expect(await screen.findByText('Não conseguimos abrir o seu carrinho agora.')).toBeInTheDocument();
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

test('CART-03, A-48: a purchase that fails is told in an alert that stays until it is answered', async () => {
  respond = (call) => (call.method === 'POST' ? { status: 500, body: {} } : platform(call));
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
