import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { SizePicker } from '@/components/catalog/buy-box/size-picker';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { wireLenses } from '@/lib/purchase/lens/testing';
import { lensDialogOpen } from './lens-button';
import { LensBarPrice, LensOffer, PrescriptionBarButtons, PrescriptionOffer } from './lens-offer';
import { cartClient, resetLenses } from './testing';

beforeEach(() => {
  resetLenses();
  jest.mocked(cartClient.add).mockClear();
});

describe.each(PLATFORM_VARIANTS)('the offer of a frame with lenses, fed by $name', ({ encode }) => {
  function offer(given: object = {}, lensesFrom: number | null = 99) {
    const produto = produtoDetalheSchema.parse(
      encode(wireProduct({ personalizacoes: wireLenses, ...given })),
    );
    const services = { cartClient, panel: createPanelStore(), storeSiteUrl: 'https://www.loja.example' };
    render(
      <CartContext value={services}>
        <PurchaseProvider options={purchaseOptions(produto)}>
          <SizePicker />
          <LensOffer lensesFrom={lensesFrom} orderPix={10} productHref="/serra.html" />
        </PurchaseProvider>
      </CartContext>,
    );
    return userEvent.setup({ delay: null });
  }

  const withLenses = () => screen.getByRole('button', { name: /^Comprar com lentes de grau/ });
  const alone = () => screen.getByRole('button', { name: /^Comprar só a armação/ });
  const sizes = { atributos: { simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56)] } } };

  test('A21: both options show their price; buying only the frame adds it to the side cart', async () => {
    const user = offer();
    expect(withLenses()).toHaveTextContent(/grau a partir de R\$\s494,01 no PIX, ou R\$\s548,90/);
    expect(alone()).toHaveTextContent(/R\$\s404,91 no PIX, ou R\$\s449,90/);
    await user.click(alone());
    expect(cartClient.add).toHaveBeenCalledWith(expect.objectContaining({ tipo: 'produto' }));
    expect(lensDialogOpen.get()).toBe(false);
    await user.click(withLenses());
    expect(lensDialogOpen.get()).toBe(true);
  });

  test('A21: both options ask for a missing size', async () => {
    const user = offer(sizes);
    await user.click(withLenses());
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha o tamanho para continuar.');
    expect(screen.getByRole('radio', { name: '54' })).toHaveFocus();
    await user.click(alone());
    expect(screen.getByRole('radio', { name: '54' })).toHaveFocus();
    expect(lensDialogOpen.get()).toBe(false);
    expect(cartClient.add).not.toHaveBeenCalled();
  });

  test.each([
    ['of the frame', {}, '<b>R$ 404,91</b> no PIX, ou R$ 449,90'],
    [
      'with lenses if the frame is not sold alone',
      { carrinho: [] },
      'com lentes, a partir de <b>R$ 494,01</b>',
    ],
  ])('A-96, PDP-38: the price in the bar is that %s', (_, overrides, price) => {
    const produto = produtoDetalheSchema.parse(
      encode(wireProduct({ personalizacoes: wireLenses, ...overrides })),
    );
    const html = renderToStaticMarkup(
      <PurchaseProvider options={purchaseOptions(produto)}>
        <LensBarPrice lensesFrom={99} orderPix={10} />
      </PurchaseProvider>,
    );
    expect(html.replaceAll('\u00a0', ' ')).toContain(price);
  });

  test('A21: a frame without a cart payload is sold only in the dialog, and without a price none is shown', () => {
    offer({ carrinho: [] }, null);
    expect(screen.queryByRole('button', { name: /^Comprar só a armação/ })).not.toBeInTheDocument();
    expect(withLenses()).toHaveTextContent('preço conforme as lentes');
  });

  test('A21: lenses without a frame are bought with their prescription, or before it', async () => {
    const produto = produtoDetalheSchema.parse(encode(wireProduct({})));
    const services = { cartClient, panel: createPanelStore(), storeSiteUrl: 'https://www.loja.example' };
    for (const Offer of [PrescriptionOffer, PrescriptionBarButtons]) {
      const { unmount } = render(
        <CartContext value={services}>
          <PurchaseProvider options={purchaseOptions(produto)}>
            <Offer productHref="/iris.html" />
          </PurchaseProvider>
        </CartContext>,
      );
      await userEvent.click(screen.getByRole('button', { name: /receita depois$/i }));
      expect(cartClient.add).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: /com a receita$/i }));
      expect(lensDialogOpen.get()).toBe(true);
      unmount();
      resetLenses();
      jest.mocked(cartClient.add).mockClear();
    }
  });
});
