import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { emulateModalDialogs } from '@/components/ui/testing';
import { carrinhoSchema, usuarioSchema } from '@/lib/platform/schemas/cart';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { mockCartClient } from '@/lib/purchase/testing';
import { InternalSaleHost } from './internal-sale-host';

let toWire: Encode;

const redirects: string[] = [];
jest.mock('@/lib/browser/location', () => ({ redirectTo: (href: string) => redirects.push(href) }));

type GatewayReply = { status: number; body?: unknown };
let calls: { method: string; path: string; body: unknown }[] = [];
let cancelled: GatewayReply;
let vendaInterna: unknown;

const cart = () =>
  carrinhoSchema.parse(
    toWire({
      itens: [{ nome: 'Solar', tipo: 'produto', quantidade: 3, precos: { precoPor: 100 }, hash: { a: 1 } }],
    }),
  );

beforeEach(() => {
  calls = [];
  redirects.length = 0;
  vendaInterna = { id: 1956, usuario: { id: 7, nome: 'Rui Lobo' } };
  cancelled = { status: 200, body: { redirect: 'https://www.loja.example/vendas' } };
  emulateModalDialogs();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(url).replace('/v2/front/', '');
    calls.push({ method: init.method ?? 'GET', path, body: JSON.parse(String(init.body ?? 'null')) });
    const user = usuarioSchema.parse(toWire({ id: 56, nomeRazao: 'Ana Prado', logado: true, vendaInterna }));
    const { status, body } =
      path === 'sale/cancel' ? cancelled : { status: 200, body: path === 'checkout/user' ? user : cart() };
    return { ok: status < 300, status, json: async () => body } as Response;
  });
});

const services = () => ({
  cartClient: mockCartClient(cart()),
  panel: createPanelStore(),
  storeSiteUrl: 'https://www.loja.example',
});

function open() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CartContext value={services()}>
        <InternalSaleHost />
      </CartContext>
    </SWRConfig>,
  );
  return userEvent.setup();
}

const bar = () => screen.findByRole('region', { name: 'Venda interna' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe.each(PLATFORM_VARIANTS)('internal sale, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('SALE-02, SALE-03: the bar shows the sale’s number, the operator, the customer’s number and name, the items and the total', async () => {
    open();
    const shown = (await bar()).textContent?.replaceAll('\u00a0', ' ');
    for (const value of ['nº 1956', 'Rui Lobo', '56', 'Ana Prado']) expect(shown).toContain(value);
    await waitFor(async () =>
      expect((await bar()).textContent?.replaceAll('\u00a0', ' ')).toContain('3 itens · R$ 300,00'),
    );
    expect(calls).toMatchObject([{ method: 'GET', path: 'checkout/user' }]);
  });

  test('SALE-05, SALE-06: the bar has a cancel button and a link to finish the sale on the store site', async () => {
    open();
    const shown = within(await bar());
    expect(shown.getByRole('link', { name: 'Finalizar venda' })).toHaveAttribute(
      'href',
      'https://www.loja.example/checkout/pagamento',
    );
    expect(shown.getByRole('button', { name: 'Cancelar venda' })).toBeEnabled();
  });

  test('SALE-01: shoppers do not see the sale bar', async () => {
    vendaInterna = [];
    await import('./internal-sale-bar');
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'Venda interna' })).not.toBeInTheDocument();
  });

  test('SALE-07: cancelling asks for confirmation, and “Não” keeps the sale', async () => {
    const user = open();
    await press(user, 'Cancelar venda');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Tem certeza que deseja cancelar?');
    await press(user, 'Não');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.map(({ path }) => path)).not.toContain('sale/cancel');
    expect(await bar()).toBeInTheDocument();
  });

  test('SALE-08, SALE-10: “Sim” cancels the sale with an empty body and opens the address from the platform', async () => {
    const user = open();
    await press(user, 'Cancelar venda');
    await press(user, 'Sim');
    await waitFor(() => expect(redirects).toEqual(['https://www.loja.example/vendas']));
    expect(calls.at(-1)).toEqual({ method: 'POST', path: 'sale/cancel', body: {} });
  });

  test('SALE-08, SALE-10, C6: an address outside the shop is not opened; the cancelled sale disappears', async () => {
    cancelled = { status: 200, body: { redirect: 'https://evil.example/' } };
    const user = open();
    await press(user, 'Cancelar venda');
    await screen.findByRole('alertdialog');
    vendaInterna = [];
    await press(user, 'Sim');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Venda interna' })).not.toBeInTheDocument(),
    );
    expect(redirects).toEqual([]);
  });

  test.each([
    ['the platform returns no address', '', () => undefined],
    [
      'the operator goes back',
      'https://www.loja.example/vendas',
      () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])(
    'SALE-06, SALE-10: a sale that is still active if %s can be cancelled again',
    async (_case, redirect, goBack) => {
      cancelled = { status: 200, body: { redirect } };
      const user = open();
      await press(user, 'Cancelar venda');
      await press(user, 'Sim');
      await waitFor(() => expect(calls.map(({ path }) => path)).toContain('sale/cancel'));
      await waitFor(() => expect(redirects).toEqual(redirect === '' ? [] : [redirect]));
      goBack();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar venda' })).toBeEnabled());
    },
  );

  test('SALE-09, POPUP-06: a failure is reported in an alert dialog, and the sale continues', async () => {
    cancelled = { status: 502, body: {} };
    const user = open();
    await press(user, 'Cancelar venda');
    await press(user, 'Sim');
    const alert = await screen.findByRole('alertdialog', { name: 'Atenção' });
    expect(alert).toHaveTextContent('Hove um erro ao cancelar a venda.');
    await press(user, 'Entendi');
    expect(screen.getByRole('button', { name: 'Cancelar venda' })).toBeEnabled();
    expect(redirects).toEqual([]);
  });
});
