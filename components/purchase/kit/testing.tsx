import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { emulateViewport } from '@/components/ui/testing';
import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import type { Encode } from '@/lib/platform/testing/variants';
import { wirePicture, wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { CartContext, type CartServices } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { mockCartClient } from '@/lib/purchase/testing';
import { KitScreen } from './kit-screen';

const STORE = 'https://www.loja.example';
/** Address of the store's cart that buying the kit leads to. */
export const CART = `${STORE}/checkout/carrinho?add=81-0-0-0-1&tipo=lista`;
const cartClient = mockCartClient();
emulateViewport();
const sizes = (given: object = {}) => ({
  simples: { nome: 'Tamanho', valores: [wireSize(54, given), wireSize(56)] },
});

let toWire: Encode = (facts) => facts;

/** Sets how the platform encodes the responses for the next pages. */
export function setEncoding(encode: Encode) {
  toWire = encode;
}

/**
 * Renders the page of a closed kit of three products, two of which have sizes. `given` overrides fields in the
 * platform's response.
 */
export function kitPage(given: object = {}, slots: object = {}) {
  const detalhe = listaDetalheSchema.parse(
    toWire({
      estrutura: { breadcrumb: [{ label: 'Home', url: STORE }] },
      conteudo: {
        id: 81,
        nome: ' Kit família ',
        sku: 'KIT-81',
        tipo: 'fechada',
        status: 'disponivel',
        precos: { ...wirePrices, de: 999.8, por: 899.8, vista: 809.82 },
        midias: { imagens: [1, 2, 3, 4, 5].map(wirePicture) },
        caracteristicas: [
          { nome: 'Solar', itens: [{ label: 'Ponte', valor: '18 mm' }] },
          { nome: 'Clássica', itens: [{ label: 'Ponte', valor: '16 mm' }] },
        ],
        produtos: [
          { ...wireProduct({ id: 1, nome: 'Leitura' }), quantidade: 1 },
          { ...wireProduct({ id: 2, nome: 'Solar' }), quantidade: 1, atributos: sizes() },
          { ...wireProduct({ id: 3, nome: 'Clássica' }), quantidade: 1, atributos: sizes({ estoque: 0 }) },
        ],
        ...given,
      },
    }),
  );
  const services: CartServices = { cartClient, panel: createPanelStore(), storeSiteUrl: STORE };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CartContext value={services}>
        <KitScreen
          detalhe={detalhe}
          url={`${STORE}/lista/x.html`}
          whatsapp="(11) 99999-9999"
          path="/lista/x.html"
          {...slots}
        />
      </CartContext>
    </SWRConfig>,
  );
  return userEvent.setup({ delay: null });
}

// The page keeps its choices there.
beforeEach(() => window.history.replaceState(null, ''));

export const composition = () => screen.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
/** The sizes of a product. */
export const sizesOf = (nome: string) => within(screen.getByRole('group', { name: `Tamanho de ${nome}` }));
/** The button next to the price; the buy bar on phones has a second one. */
export function buyButton() {
  const [button] = screen.getAllByRole('button', { name: 'Adicionar à sacola' });
  if (!button) throw new Error('no buy button');
  return button;
}
