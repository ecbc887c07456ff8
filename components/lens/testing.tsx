import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { PurchaseProvider } from '@/components/product/purchase-context';
import { emulateModalDialogs } from '@/components/ui/testing';
import { CartContext, type CartServices } from '@/lib/cart/client';
import { createPanelStore } from '@/lib/cart/panel-state';
import { mockWriter } from '@/lib/cart/testing';
import { lensGroups } from '@/lib/lens/options';
import { setLensPanel } from '@/lib/lens/panel';
import { wireLenses } from '@/lib/lens/testing';
import { purchaseOptions } from '@/lib/product/purchase';
import { wireProduct } from '@/lib/product/testing';
import { produtoDetalheSchema } from '@/lib/store-api/schemas/produto-detalhe';
import type { Speak } from '@/lib/store-api/testing/dialects';
import { LensButton } from './lens-button';
import { LensPanel } from './lens-panel';

const STORE = 'https://www.loja.example';
/** Address of the store's cart that holds the frame. */
export const CART = `${STORE}/checkout/carrinho?add=7-0-0-0-1`;
/** The cart of the page. */
export const writer = mockWriter();

/** Before each test: a closed dialog, nothing kept from the test before, and the parts of a browser that jsdom lacks. */
export function startLenses(): void {
  emulateModalDialogs();
  Object.assign(window, { matchMedia: () => ({ matches: false }), CSS: { escape: (text: string) => text } });
  window.sessionStorage.clear();
  act(() => setLensPanel(false));
}

let say: Speak = (facts) => facts;

/** Lets the platform of the next pages write as `speak` does. */
export function speakAs(speak: Speak) {
  say = speak;
}

/** Renders a frame that takes lenses. `given` overrides what the platform says of it. */
export function framePage(given: object = {}) {
  const produto = produtoDetalheSchema.parse(
    say(
      wireProduct({
        personalizacoes: wireLenses,
        carrinho: { tipo: 'produto', url: CART, itens: [{ idProduto: '7', quantidade: '1' }] },
        ...given,
      }),
    ),
  );
  const groups = lensGroups(produto.personalizacoes);
  const services: CartServices = { writer, panel: createPanelStore(), storeSiteUrl: STORE };
  const tree = (
    <CartContext value={services}>
      <PurchaseProvider options={purchaseOptions(produto)}>
        <LensButton label="Adicionar à sacola" />
        <LensPanel
          nome="Armação Serra"
          url="https://loja/serra.html"
          whatsapp="(11) 99999-9999"
          groups={groups}
        />
      </PurchaseProvider>
    </CartContext>
  );
  return { user: userEvent.setup({ delay: null }), ...render(tree) };
}

export const dialog = () => screen.getByRole('dialog');
export const buy = () => screen.getByRole('button', { name: 'Adicionar à sacola' });

/** Renders the frame and goes to the first tab of its lenses. */
export async function openLenses(given: object = {}) {
  const rendered = framePage(given);
  await rendered.user.click(buy());
  await rendered.user.click(await screen.findByRole('button', { name: /Armação \+ LENTE grau/ }));
  return rendered;
}

/** Chooses a lens for BRL 1,337 from the first tab on, and so comes to the prescription. */
export async function chooseAll({ user }: { user: UserEvent }) {
  for (const name of [/^Multifocal/, /^Fotossensível/, /^Fina/])
    await user.click(screen.getByRole('button', { name }));
}
