import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { combinacaoCompradaSchema } from '@/lib/platform/schemas/purchase';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { CartContext, type CartServices } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { onCheckoutEvent } from '@/lib/purchase/checkout-events';
import { mockCartClient } from '@/lib/purchase/testing';
import { BuyTogether } from './bought-together';

const STORE = 'https://www.loja.example';
const CART = `${STORE}/checkout/carrinho?add=7-0-0-0-1,9-0-0-0-1`;
const cartClient = mockCartClient();
const sizes = { simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56)] } };

const priced = (total: number, url = CART) => ({
  precos: {
    de: 900,
    por: total,
    vista: total * 0.9,
    combinacao: { de: 900, descontoCombinacao: 900 - total, vista: total },
  },
  carrinho: { url },
});

let toWire: Encode;
let pending: ((body: unknown, status?: number) => void)[] = [];
let bodies: unknown[] = [];

// Imported in advance, because the code of the offer is loaded on demand.
beforeAll(() => import('@/components/purchase/combination/combination-block'));

beforeEach(() => {
  pending = [];
  bodies = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, {
    fetch: (_path: string, { body, signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        bodies.push(JSON.parse(String(body)));
        signal?.addEventListener('abort', () => reject(signal.reason));
        pending.push((json, status = 200) => {
          // The platform's response as the gateway passes it on.
          const forwarded = status < 400 ? combinacaoCompradaSchema.parse(toWire(json)) : json;
          resolve({ ok: status < 400, status, json: async () => forwarded });
        });
      }),
    IntersectionObserver: class {
      constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.notify([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  });
});

async function page(given: object = {}, partner: object = {}) {
  const produto = produtoDetalheSchema.parse(
    toWire(
      wireProduct({
        combinacoes: [{ id: 1, produto: wireProduct({ id: 9, nome: 'Solar', ...partner }) }],
        ...given,
      }),
    ),
  );
  const services: CartServices = { cartClient, panel: createPanelStore(), storeSiteUrl: STORE };
  await act(async () => {
    render(
      <CartContext value={services}>
        <PurchaseProvider options={purchaseOptions(produto)}>
          <Suspense>
            <BuyTogether produto={produto} />
          </Suspense>
        </PurchaseProvider>
      </CartContext>,
    );
  });
  return userEvent.setup({ delay: null });
}

const block = () => within(screen.getByRole('region', { name: 'Compre junto' }));
const respond = (index: number, json: unknown, status?: number) =>
  act(async () => pending[index]?.(json, status));
const value = (name: string) => block().getByText(name).parentElement;

describe.each(PLATFORM_VARIANTS)('buying together on $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('PDP-22: a product without combinations does not show the section', async () => {
    await page({ combinacoes: [] });
    expect(screen.queryByRole('heading', { name: 'Compre junto' })).not.toBeInTheDocument();
  });

  test('PDP-23, PDP-24: the section shows both products, the platform’s subtotal, discount and total, and the link', async () => {
    await page();
    expect(await block().findByText('+')).toBeInTheDocument();
    expect(block().getByText('=')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        produtoPrincipal: { id: 7, idAtributoValor: 0, preco: 449.9 },
        produtoIndicado: { id: 9, idAtributoValor: 0, preco: 449.9 },
      },
    ]);
    await respond(0, priced(800));
    expect(value('Subtotal')).toHaveTextContent(/R\$\s900,00/);
    expect(value('Desconto')).toHaveTextContent(/R\$\s100,00/);
    expect(block().getByText('Total no PIX').parentElement?.parentElement).toHaveTextContent(
      /Total no PIXR\$\s720,00ou no cartãoR\$\s800,00$/,
    );
    expect(block().getByRole('link', { name: 'COMPRAR junto' })).toHaveAttribute('href', CART);
  });

  test('PDP-24, A-36: each change requests the price; a late response for an earlier choice is ignored', async () => {
    const user = await page(
      {},
      {
        atributos: {
          simples: { ...sizes.simples, valores: [wireSize(54, { selecionado: true }), wireSize(56)] },
        },
      },
    );
    await user.selectOptions(await block().findByRole('combobox'), '56');
    expect(bodies.map((body) => Object(body).produtoIndicado.idAtributoValor)).toEqual([54, 56]);
    await respond(1, priced(700));
    await respond(0, priced(800));
    expect(value('ou no cartão')).toHaveTextContent(/R\$\s700,00/);
  });

  test('PDP-24, A-36: both products show the price of the chosen size, or of the first one in stock', async () => {
    const atributos = {
      simples: {
        nome: 'Tamanho',
        valores: [
          wireSize(52, { estoque: 0, precos: { por: 100 } }),
          wireSize(54, { precos: { por: 200 } }),
          wireSize(56, { precos: { por: 300 } }),
        ],
      },
    };
    const user = await page({ atributos }, { atributos });
    await block().findByRole('combobox', { name: 'Tamanho de Solar' });
    const shown = () => block().getAllByText(/^(a partir de )?R\$\s[\d.]+,\d\d$/, { selector: 'p' });
    const texts = () => shown().map((price) => price.textContent?.replaceAll(/\s/g, ' '));
    expect(texts()).toEqual(['a partir de R$ 200,00', 'a partir de R$ 200,00']);
    expect(block().getByText('Total a partir de')).toBeVisible();
    await user.selectOptions(block().getByRole('combobox', { name: 'Tamanho de Solar' }), '56');
    await user.selectOptions(block().getByRole('combobox', { name: 'Tamanho de Armação Serra' }), '56');
    expect(texts()).toEqual(['R$ 300,00', 'R$ 300,00']);
    expect(block().getByText('Total')).toBeVisible();
    expect(bodies.at(-1)).toMatchObject({
      produtoPrincipal: { preco: 300 },
      produtoIndicado: { preco: 300 },
    });
  });

  test('PDP-25: a missing choice shows an error and gets the focus, and nothing is bought', async () => {
    const user = await page({}, { atributos: sizes });
    await block().findByRole('combobox');
    await respond(0, priced(800));
    expect(block().queryByRole('link', { name: 'COMPRAR junto' })).not.toBeInTheDocument();
    await user.click(block().getByRole('button', { name: 'COMPRAR junto' }));
    const select = block().getByRole('combobox', { name: 'Tamanho de Solar' });
    expect(select).toHaveFocus();
    expect(select).toHaveAttribute('aria-invalid', 'true');
    expect(block().getByText('Escolha para comprar junto.')).toBeVisible();
    await user.selectOptions(select, '54');
    expect(select).not.toHaveAttribute('aria-invalid');
  });

  test('PDP-25, VARIANT-01: the error names the missing choice as the platform does', async () => {
    const voltages = { simples: { nome: 'Voltagem', valores: [wireSize(127), wireSize(220)] } };
    const user = await page({}, { atributos: voltages });
    await block().findByRole('combobox', { name: 'Voltagem de Solar' });
    await respond(0, priced(800));
    await user.click(block().getByRole('button', { name: 'COMPRAR junto' }));
    expect(block().getByText('Escolha a voltagem para comprar junto.')).toBeVisible();
  });

  test('PDP-25, PDP-26: once everything is chosen, the link leads to the cart address', async () => {
    const user = await page({ atributos: sizes }, { atributos: sizes });
    await user.selectOptions(
      await block().findByRole('combobox', { name: 'Tamanho de Armação Serra' }),
      '56',
    );
    await user.selectOptions(block().getByRole('combobox', { name: 'Tamanho de Solar' }), '54');
    expect(bodies.at(-1)).toMatchObject({
      produtoPrincipal: { idAtributoValor: 56 },
      produtoIndicado: { idAtributoValor: 54 },
    });
    await respond(pending.length - 1, priced(800));
    expect(block().getByRole('link', { name: 'COMPRAR junto' })).toHaveAttribute('href', CART);
  });

  test.each([
    [priced(800, 'https://evil.example/'), 200, /não é o dela/],
    [{}, 500, /problema do lado dela/],
    [{}, 504, /demorou demais/],
  ])(
    'PDP-26, C6: the response %j with status %i shows an error and no link, and the button retries',
    async (json, status, message) => {
      const user = await page();
      await block().findByText('+');
      await respond(0, json, status);
      expect(await block().findByText(message)).toBeVisible();
      expect(block().queryByRole('link', { name: 'COMPRAR junto' })).not.toBeInTheDocument();
      await user.click(block().getByRole('button', { name: 'COMPRAR junto' }));
      await waitFor(() => expect(pending).toHaveLength(2));
      await respond(1, priced(800));
      expect(block().getByRole('link', { name: 'COMPRAR junto' })).toBeVisible();
    },
  );

  describe('TRACK-11: a purchase is reported on click', () => {
    const listener = jest.fn();
    let stop = () => {};
    beforeEach(() => {
      listener.mockClear();
      stop = onCheckoutEvent(listener);
      // jsdom does not navigate.
      document.addEventListener('click', preventNavigation);
    });
    afterEach(() => {
      stop();
      document.removeEventListener('click', preventNavigation);
    });
    const preventNavigation = (event: Event) => event.preventDefault();

    test('TRACK-11: both products are reported in the chosen sizes, with the combined price', async () => {
      const user = await page({}, { atributos: sizes });
      await respond(0, priced(810));
      await user.selectOptions(await block().findByRole('combobox', { name: /Solar/ }), '56');
      await respond(1, priced(800));
      const link = block().getByRole('link', { name: 'COMPRAR junto' });
      expect(listener).not.toHaveBeenCalled();
      await user.click(link);
      const common = { marca: 'Alba', preco: 449.9, quantidade: 1 };
      const bought = {
        items: [
          { ...common, id: '7', nome: 'Armação Serra', variante: '' },
          { ...common, id: '9', nome: 'Solar', variante: '56' },
        ],
        total: 800,
      };
      expect(listener.mock.calls).toEqual([[bought]]);
      await user.pointer({ keys: '[MouseMiddle]', target: link });
      expect(listener).toHaveBeenCalledTimes(2);
      await user.pointer({ keys: '[MouseRight]', target: link });
      expect(listener).toHaveBeenCalledTimes(2);
    });

    test.each([
      [500, {}],
      [200, priced(800, 'https://evil.example/')],
    ])('TRACK-11: nothing is reported for response %i without a valid cart address', async (status, body) => {
      const user = await page();
      await respond(0, body, status);
      await user.click(await block().findByRole('button', { name: 'COMPRAR junto' }));
      expect(listener).not.toHaveBeenCalled();
    });
  });
});
