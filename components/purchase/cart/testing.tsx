import { render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { emulateModalDialogs } from '@/components/ui/testing';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import type { Encode } from '@/lib/platform/testing/variants';
import { AddToCartButton } from './add-to-cart-button';
import { CartButton } from './cart-button';
// Opening the panel would load its code, which takes longer than a test waits on a busy machine.
import './cart-drawer';
import { CartProvider } from './cart-provider';

export const STORE = 'https://www.loja.example';
export const LONG_NAME = 'Armação redonda de acetato italiano com hastes de titânio escovado';

type Call = { method: string; path: string; body: Record<string, unknown> };

/** A cart as the gateway returns it, with lines by name and quantity, at BRL 100 per unit. */
export const cartOf = (quantidades: Record<string, number>, more: object = {}) =>
  carrinhoSchema.parse(
    platform.encode({
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
    }),
  );

/** The platform: the calls it received, and its responses. `startPlatform` resets everything. */
export const platform = {
  calls: [] as Call[],
  /** Responses to changes wait for this promise. */
  pending: Promise.resolve() as Promise<unknown>,
  /** Units in the cart by product name. */
  quantities: {} as Record<string, number>,
  respond: defaultResponse,
  /** How the platform encodes its responses. */
  encode: ((response) => response) as Encode,
};

/** The platform's default responses. */
export function defaultResponse({ method, path, body }: Call): { status: number; body: unknown } {
  if (path === 'settings') {
    const descontoVista = { priorizarDesconto: 'pix', pix: '0.07' };
    return { status: 200, body: { configuracoes: { pagamento: { geral: { descontoVista } } } } };
  }
  const name = String(body.idProduto);
  const { [name]: _changed, ...others } = platform.quantities;
  if (method === 'PUT') platform.quantities = { ...platform.quantities, [name]: Number(body.quantidade) };
  if (method === 'POST') platform.quantities = { ...platform.quantities, nova: 1 };
  if (method === 'DELETE') platform.quantities = others;
  return { status: 200, body: cartOf(platform.quantities) };
}

/** Before each test: a cart of two lines and three items, and the parts of a browser that jsdom lacks. */
export function startPlatform(encode: Encode): void {
  Object.assign(platform, {
    calls: [],
    pending: Promise.resolve(),
    respond: defaultResponse,
    encode,
    quantities: { [LONG_NAME]: 2, Solar: 1 },
  });
  window.sessionStorage.clear();
  emulateModalDialogs();
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.BroadcastChannel = class extends EventTarget implements BroadcastChannel {
    readonly name = '';
    onmessage = null;
    onmessageerror = null;
    postMessage() {}
    close() {}
  };
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path: String(url).replace('/v2/front/', ''),
      body: JSON.parse(String(init.body ?? '{}')),
    };
    platform.calls.push(call);
    if (call.method !== 'GET') await platform.pending;
    const { status, body } = platform.respond(call);
    return { ok: status < 300, status, json: async () => body } as Response;
  });
}

/** The calls that changed something. */
export const writes = () => platform.calls.filter(({ method }) => method !== 'GET');

const READY_PAYLOAD = { tipo: 'produto', url: `${STORE}/checkout/carrinho?add=1-0-0-0-1`, itens: [] };

/** A shop that consists of a cart button and a product, with the given discount and promise of free delivery. */
export function renderShop(orderDiscountFrom?: number, freeShipping = 'Frete Grátis Brasil') {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CartProvider storeSiteUrl={STORE} orderDiscountFrom={orderDiscountFrom} freeShipping={freeShipping}>
        <CartButton />
        <AddToCartButton payload={READY_PAYLOAD} label="Comprar" productHref="/x.html" productName="Solar" />
      </CartProvider>
    </SWRConfig>,
  );
}

export const panel = () => screen.getByRole('dialog', { name: 'Seu carrinho' });

/** Renders the shop and opens its cart of three items. */
export async function openCart(user: UserEvent, ...settings: Parameters<typeof renderShop>): Promise<void> {
  renderShop(...settings);
  await user.click(await screen.findByRole('button', { name: 'Carrinho, 3 itens' }));
  await screen.findByRole('dialog', { name: 'Seu carrinho' });
  await waitFor(() => expect(panel()).toHaveTextContent('FINALIZAR COMPRA'));
}
