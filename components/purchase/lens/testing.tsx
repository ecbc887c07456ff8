import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { emulateModalDialogs } from '@/components/ui/testing';
import { SETTINGS_KEY } from '@/lib/browser/use-settings';
import { isLooseLenses } from '@/lib/catalog/product/loose-lenses';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import type { Encode } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { CartContext, type CartServices } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { lensesAlone, lensGroups } from '@/lib/purchase/lens/options';
import { wireLenses } from '@/lib/purchase/lens/testing';
import { mockCartClient } from '@/lib/purchase/testing';
import { LazyLensDialog, LensButton, lensDialogOpen } from './lens-button';

const STORE = 'https://www.loja.example';
/** Address of the store's cart with the frame. */
export const CART = `${STORE}/checkout/carrinho?add=7-0-0-0-1`;
/** The cart of the page, and its panel. */
export const cartClient = mockCartClient();
export const panel = createPanelStore();

/** Before each test: a closed dialog, no stored data, and the parts of a browser that jsdom lacks. */
export function resetLenses(): void {
  emulateModalDialogs();
  Object.assign(window, { matchMedia: () => ({ matches: false }), CSS: { escape: (text: string) => text } });
  window.sessionStorage.clear();
  act(() => lensDialogOpen.set(false));
  panel.update({ open: false });
}

/** The shop's settings, already loaded: 10% off with Pix. */
const SETTINGS = {
  [SETTINGS_KEY]: {
    configuracoes: { pagamento: { geral: { descontoVista: { priorizarDesconto: 'pix', pix: '0.10' } } } },
  },
};

let toWire: Encode = (facts) => facts;

/** Sets how the platform encodes the responses for the next pages. */
export function setEncoding(encode: Encode) {
  toWire = encode;
}

/** Renders a frame that takes lenses, or lenses if `given` names them so. `given` overrides fields in the platform's response. */
export function framePage(given: object = {}) {
  const produto = produtoDetalheSchema.parse(
    toWire(
      wireProduct({
        personalizacoes: wireLenses,
        carrinho: { tipo: 'produto', url: CART, itens: [{ idProduto: '7', quantidade: '1' }] },
        ...given,
      }),
    ),
  );
  const options = lensGroups(produto.personalizacoes);
  const groups = isLooseLenses(produto) ? lensesAlone(options) : options;
  const measured = readMeasurements(produto) ?? [];
  const services: CartServices = { cartClient, panel, storeSiteUrl: STORE };
  const tree = (
    <SWRConfig value={{ provider: () => new Map(), fallback: SETTINGS, revalidateOnMount: false }}>
      <CartContext value={services}>
        <PurchaseProvider options={purchaseOptions(produto, '', measured)}>
          <LensButton>Comprar com lentes de grau</LensButton>
          <LazyLensDialog
            nome="Armação Serra"
            url="https://loja/serra.html"
            whatsapp="(11) 99999-9999"
            groups={groups}
            orderPix={10}
            measured={measured}
            imagem="https://loja/m_1.webp"
            promises={['De 3 a 8 dias úteis no laboratório']}
          />
        </PurchaseProvider>
      </CartContext>
    </SWRConfig>
  );
  return { user: userEvent.setup({ delay: null }), ...render(tree) };
}

export const dialog = () => screen.getByRole('dialog');
export const buyButton = () => screen.getByRole('button', { name: 'Comprar com lentes de grau' });

/** Renders the frame and opens the first tab of its lens dialog. */
export async function openLenses(given: object = {}) {
  const rendered = framePage(given);
  await rendered.user.click(buyButton());
  await rendered.user.click(await screen.findByRole('button', { name: /Armação \+ LENTE grau/ }));
  return rendered;
}

/** Starting in the first tab, chooses lenses for BRL 1,337, up to the prescription. */
export async function chooseAll({ user }: { user: UserEvent }) {
  for (const name of [/^Multifocal/, /^Fotossensível/, /^Fina/])
    await user.click(screen.getByRole('button', { name }));
}

/** The dialog at its last step, with all lens options chosen. */
export async function atReceipt(given: object = {}) {
  const rendered = await openLenses(given);
  await chooseAll(rendered);
  return rendered;
}
