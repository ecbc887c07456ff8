import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearViewedProducts, recordViewedProduct } from '@/lib/catalog/product/recently-viewed';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import {
  cartOf,
  defaultResponse,
  LONG_NAME,
  openCart,
  panel,
  platform,
  renderShop,
  STORE,
  startPlatform,
} from './testing';

describe.each(PLATFORM_VARIANTS)('cart of $name', ({ encode }) => {
  beforeEach(() => startPlatform(encode));
  afterEach(() => jest.useRealTimers());

  test('CART-04 to CART-12: title, lines, total, terms and links are shown', async () => {
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

  test('CART-09: the message names the order value from which delivery is free', async () => {
    await openCart(userEvent.setup(), undefined, 'Frete grátis a partir de R$ 299,00');
    expect(panel()).toHaveTextContent('FRETE GRÁTIS A PARTIR DE R$ 299,00');
    expect(panel()).not.toHaveTextContent('FRETE GRÁTIS BRASIL');
  });

  test('TRY-11: with saved measurements each line says how its size fits; without them no line does', async () => {
    await openCart(userEvent.setup());
    expect(within(panel()).queryByText(/em você$/)).not.toBeInTheDocument();
    act(() => saveShopperMeasures({ face: { value: 150, uncertainty: 6 } }));
    expect(await within(panel()).findAllByText('justo em você')).toHaveLength(2);
    act(() => saveShopperMeasures(NO_MEASURES));
    expect(within(panel()).queryByText(/em você$/)).not.toBeInTheDocument();
  });

  test.each([
    [undefined, 0],
    [450, 1],
  ])('CONST-23: with a discount from %p the message shows %d times', async (from, count) => {
    await openCart(userEvent.setup(), from);
    expect(panel()).toHaveTextContent(/Total\s*R\$\s300,00/);
    const messages = within(panel()).queryAllByText(/^Faltam R\$\s150,00 para ganhar 10% de desconto/);
    expect(messages).toHaveLength(count);
  });

  test('CART-06, CART-08: the price for immediate payment comes first, if the platform sends it', async () => {
    platform.respond = (call) => {
      const { status, body } = defaultResponse(call);
      if (call.path === 'settings') return { status, body };
      const parcelamento = [{ parcelas: 11, valorParcela: 30.63, taxa: 1.99 }];
      const descontoVista = { valor: 279, porcentagem: 7, desconto: 21 };
      const cart = cartOf({ a: 3 }, { subtotal: { valor: 300, descontoVista, parcelamento } });
      const itens = cart.itens.map((item) => ({ ...item, precos: { ...item.precos, precoDe: 120 } }));
      return { status, body: { ...cart, itens } };
    };
    await openCart(userEvent.setup());
    await within(panel()).findByText('7% de desconto à vista no PIX');
    expect(within(panel()).getByRole('list', { name: 'Produtos na sacola' })).toHaveTextContent(
      /de R\$\s360,00 R\$\s279,00 no PIX, ou R\$\s300,00\s*3 × R\$\s100,00/,
    );
    expect(panel()).toHaveTextContent(
      /Total no PIX 7% de desconto à vista no PIX R\$\s279,00\s*ou no cartão R\$\s300,00\s*em até 11x de R\$\s30,63 com juros \(total R\$\s336,93, CET/,
    );
    expect(panel()).toHaveTextContent(/Você economiza R\$\s60,00, mesmo no cartão/);
  });

  test('CART-06, CART-08: the discounted total names the payment method that has the discount', async () => {
    platform.respond = (call) => {
      if (call.path === 'settings') {
        const descontoVista = { priorizarDesconto: 'boleto', boleto: '0.05' };
        return { status: 200, body: { configuracoes: { pagamento: { geral: { descontoVista } } } } };
      }
      const descontoVista = { valor: 285, porcentagem: 5, desconto: 15 };
      return { status: 200, body: cartOf({ a: 3 }, { subtotal: { valor: 300, descontoVista } }) };
    };
    await openCart(userEvent.setup());
    await within(panel()).findByText('5% de desconto à vista no boleto');
    expect(panel()).toHaveTextContent(/Total no boleto .*à vista no boleto R\$\s285,00/);
    expect(panel()).not.toHaveTextContent('PIX');
  });

  test('CART-06: with old prices, the bag shows the total saving', async () => {
    platform.respond = (call) => {
      const { status, body } = defaultResponse(call);
      if (call.path === 'settings') return { status, body };
      const cart = cartOf({ a: 3 });
      const itens = cart.itens.map((item) => ({ ...item, precos: { ...item.precos, precoDe: 120 } }));
      return { status, body: { ...cart, itens } };
    };
    await openCart(userEvent.setup());
    expect(panel()).toHaveTextContent(/Você economiza R\$\s60,00/);
  });

  test('CART-12, CART-28: a kit product keeps its size, and the bag says how to send a missing prescription', async () => {
    platform.respond = (call) => {
      const { status } = defaultResponse(call);
      const configuracoes = {
        pagamento: { geral: { descontoVista: {} } },
        sistema: { geral: { site: { whatsapp: '(11) 97777-6666' } } },
      };
      if (call.path === 'settings') return { status, body: { configuracoes } };
      const cart = cartOf({ a: 3 });
      const personalizacao = [
        { nome: LONG_NAME, valor: 'M' },
        { nome: 'Espessura', valor: 'Fina, Índice 1,61, indicado até 4 graus' },
        { nome: 'Observações', valor: 'OD: ESF -4,25 CIL -0,50 EIXO 90\nOE: ESF -6,75' },
        { nome: 'Receita', valor: 'falta enviar' },
      ];
      return { status, body: { ...cart, itens: cart.itens.map((item) => ({ ...item, personalizacao })) } };
    };
    await openCart(userEvent.setup());
    const shown = within(panel());
    expect(shown.getByText(`${LONG_NAME.slice(0, 45)}…: M`)).toBeVisible();
    expect(shown.getByText('Espessura: Fina, Índice 1,61')).toBeVisible();
    expect(shown.queryByText(/^Observações/)).not.toBeInTheDocument();
    const link = await within(shown.getByText('Receita: falta enviar')).findByRole('link');
    expect(link).toHaveAccessibleName(/^Enviar pelo WhatsApp/);
    expect(link).toHaveAttribute(
      'href',
      `https://wa.me/5511977776666?text=${encodeURIComponent('Olá! Quero enviar a receita para: a')}`,
    );
  });

  test('CART-14: the panel opens at its top, wherever it was closed', async () => {
    const user = userEvent.setup();
    await openCart(user);
    const scrolled = within(panel()).getByRole('list', { name: 'Produtos na sacola' }).parentElement
      ?.parentElement as HTMLElement;
    scrolled.scrollTop = 300;
    await user.click(within(panel()).getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Carrinho, 3 itens' }));
    await screen.findByRole('dialog', { name: 'Seu carrinho' });
    expect(scrolled.scrollTop).toBe(0);
  });

  test('CART-14: Back to another page closes the panel, which would cover it', async () => {
    const user = userEvent.setup();
    await openCart(user);
    fireEvent.popState(window);
    expect(screen.queryByRole('dialog', { name: 'Seu carrinho' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Carrinho, 3 itens' }));
    expect(panel()).toBeInTheDocument();
  });

  test('CART-14, CART-16: the header button opens the cart and reports its state, and the close button closes it', async () => {
    const user = userEvent.setup();
    await openCart(user);
    expect(screen.getByRole('button', { name: 'Carrinho, 3 itens' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await user.click(within(panel()).getByRole('button', { name: 'Fechar' }));
    expect(screen.getByRole('button', { name: 'Carrinho, 3 itens' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('CART-15: a click outside closes the panel, but not within 300 ms of opening', async () => {
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

  test('an empty cart has a button to continue shopping, and the products that were viewed last', async () => {
    platform.quantities = {};
    for (const nome of ['Alba', 'Brisa', 'Cacau', 'Duna'])
      recordViewedProduct({ href: `/${nome}.html`, nome, imagem: '' }, false);
    const user = userEvent.setup();
    renderShop();
    await user.click(screen.getByRole('button', { name: 'Carrinho' }));
    expect(await screen.findByText('Sua sacola está vazia.')).toBeInTheDocument();
    const viewed = within(screen.getByRole('region', { name: 'Você viu há pouco' })).getAllByRole('link');
    expect(viewed.map(({ textContent }) => textContent)).toEqual(['Duna', 'Cacau', 'Brisa']);
    clearViewedProducts();
    await user.click(screen.getByRole('button', { name: 'Continuar comprando' }));
    expect(panel).toThrow();
  });

  test('R6: a cart that cannot be read shows an error, not an empty cart', async () => {
    platform.respond = () => ({ status: 503, body: {} });
    const user = userEvent.setup();
    renderShop();
    await user.click(screen.getByRole('button', { name: 'Carrinho' }));
    expect(await screen.findByText('Não conseguimos abrir a sua sacola agora.')).toBeInTheDocument();
    platform.respond = defaultResponse;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('list', { name: 'Produtos na sacola' })).toBeInTheDocument();
  });
});
