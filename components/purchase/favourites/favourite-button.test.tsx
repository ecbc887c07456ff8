import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { PurchaseProvider } from '@/components/catalog/buy-box/purchase-context';
import { CardFavourite } from '@/components/catalog/card/card-view';
import { ProductFavourite } from '@/components/catalog/product/product-favourite';
import { AccountLinks } from '@/components/purchase/account-links';
import { emulateModalDialogs, emulateViewport } from '@/components/ui/testing';
import { purchaseOptions } from '@/lib/catalog/product/purchase-options';
import { usuarioSchema } from '@/lib/platform/schemas/cart';
import { envioSchema } from '@/lib/platform/schemas/forms';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { clearFavourites, keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { rememberLoginOffer } from '@/lib/purchase/favourites/login-offer';
import { mockCartClient } from '@/lib/purchase/testing';
import { FavouritesProvider } from './favourites-provider';
import { ASK_AGAIN, returnToTab } from './testing';

let toWire: Encode;

const redirects: string[] = [];
jest.mock('@/lib/browser/location', () => ({ redirectTo: (href: string) => redirects.push(href) }));

type Call = { path: string; body: Record<string, unknown> };
let calls: Call[] = [];
let respond: (call: Call) => { status: number; body?: unknown };
let inView: () => void = () => undefined;

const CUSTOMER = { id: 56, nomeRazao: 'Ana', email: '', logado: 's', vendaInterna: [] };
const VISITOR = { id: '', nomeRazao: null, email: '', logado: 'n', vendaInterna: [] };
const platform =
  (user: object) =>
  ({ path }: Call) => ({
    status: 200,
    body:
      path === 'checkout/user'
        ? usuarioSchema.parse(toWire(user))
        : envioSchema.parse(toWire({ sucesso: true })),
  });

beforeEach(() => {
  calls = [];
  redirects.length = 0;
  sessionStorage.clear();
  act(clearFavourites);
  inView = emulateViewport();
  emulateModalDialogs();
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const call = {
      path: String(url).replace('/v2/front/', ''),
      body: JSON.parse(String(init.body ?? '{}')),
    };
    calls.push(call);
    const { status, body } = respond(call);
    return { ok: status < 300, status, json: async () => body } as Response;
  });
});

const services = {
  cartClient: mockCartClient(),
  panel: createPanelStore(),
  storeSiteUrl: 'https://www.loja.example',
};

const options = purchaseOptions(produtoDetalheSchema.parse(wireProduct()));

function shop(idProduto: number) {
  const product = { idProduto, nome: 'Armação Serra', href: '/serra.html', imagem: '' };
  return (
    <CartContext value={services}>
      <FavouritesProvider>
        <div data-card>
          <a href={product.href}>{product.nome}</a>
          <CardFavourite {...product} />
        </div>
        <PurchaseProvider options={options}>
          <ProductFavourite {...product} />
        </PurchaseProvider>
      </FavouritesProvider>
      <AccountLinks accessHref="/acesso" wishListHref="/lista-desejo/" />
    </CartContext>
  );
}

const PRODUCT = 11;

async function open(options = {}) {
  const user = userEvent.setup();
  render(<SWRConfig value={{ provider: () => new Map(), ...options }}>{shop(PRODUCT)}</SWRConfig>);
  await user.keyboard('{Shift}');
  const heart = await screen.findByRole('button', { name: 'Favoritar Armação Serra' });
  return { user, heart };
}

const paths = () => calls.map(({ path }) => path);

describe.each(PLATFORM_VARIANTS)('favourites, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('CARD-16: the served HTML has no favourite buttons on cards, only the one on the product page', () => {
    document.body.innerHTML = renderToString(shop(1));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Favoritar']);
    document.body.innerHTML = '';
  });

  test('WISH-02, PDP-57: a click before the button’s code has loaded takes effect', async () => {
    respond = platform(CUSTOMER);
    const user = userEvent.setup();
    render(<SWRConfig value={{ provider: () => new Map() }}>{shop(PRODUCT)}</SWRConfig>);
    await user.click(screen.getByRole('button', { name: 'Favoritar' }));
    await waitFor(() => expect(paths().filter((path) => path === 'wishlist/add')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Nos favoritos' })).toHaveFocus();
  });

  test('WISH-03: visitors’ favourite buttons send no request for favourites', async () => {
    respond = platform(VISITOR);
    const { heart } = await open();
    await waitFor(() => expect(paths()).toEqual(['checkout/user']));
    await act(async () => inView());
    expect(paths()).toEqual(['checkout/user']);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('WISH-01, WISH-03: a customer’s favourite button loads its state in view; clicks remove and add, and both buttons agree', async () => {
    respond = platform(CUSTOMER);
    const { user, heart } = await open();
    await waitFor(() => expect(inView).not.toThrow());
    await waitFor(async () => {
      await act(async () => inView());
      expect(heart).toHaveAttribute('aria-pressed', 'true');
    });
    expect(paths().filter((path) => path === 'wishlist/verify')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Nos favoritos' })).toBeInTheDocument();
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Favoritar' }));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(paths().slice(-2)).toEqual(['wishlist/remove', 'wishlist/add']));
  });

  test('WISH-02, WISH-06, WISH-07: adding a favourite sends a visitor to the store’s login page', async () => {
    respond = (call) => (call.path === 'wishlist/add' ? { status: 401, body: {} } : platform(VISITOR)(call));
    const { user, heart } = await open();
    await user.click(heart);
    await waitFor(() => expect(redirects).toEqual(['https://www.loja.example/checkout/acesso']));
    expect(paths().slice(-2)).toEqual(['wishlist/add', 'browsing-history/checkoutAcesso']);
    expect(calls.at(-1)?.body).toEqual({ url: '/' });
  });

  test('WISH-09: after going back from the login page the button is on, and later clicks save favourites on the device', async () => {
    respond = (call) => (call.path === 'wishlist/add' ? { status: 401, body: {} } : platform(VISITOR)(call));
    const { user, heart } = await open();
    expect(screen.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', '/favoritos');
    await user.click(heart);
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Favoritos, 1' })).toBeInTheDocument();

    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Removido dos favoritos deste aparelho.')).toBeInTheDocument();
    await user.click(heart);
    const notice = (await screen.findByText('Guardado nos favoritos deste aparelho.')).closest(
      '[role=status]',
    );
    const links = within(notice as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/favoritos',
      'https://www.loja.example/checkout/acesso',
    ]);
    expect(redirects).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('Guardado nos favoritos deste aparelho.')).not.toBeInTheDocument();
  });

  test('WISH-07, WISH-09: a visitor who returns without logging in sees where the favourite is saved', async () => {
    const id = PRODUCT;
    act(() => {
      keepFavourite({ id, href: '/serra.html', nome: 'Armação Serra', imagem: '' });
    });
    rememberLoginOffer(id);
    respond = platform(VISITOR);
    const referrer = jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(`${services.storeSiteUrl}/checkout`);
    const { heart } = await open();
    expect(await screen.findByText('Guardado nos favoritos deste aparelho.')).toBeInTheDocument();
    expect(heart).toHaveFocus();
    referrer.mockRestore();
  });

  test('WISH-08, WISH-10: after the login all favourites are added to the account, and the shopper can try again for one that failed', async () => {
    act(() => {
      keepFavourite({ id: 5, href: '/a.html', nome: 'A', imagem: '' });
      keepFavourite({ id: 6, href: '/b.html', nome: 'B', imagem: '' });
      keepFavourite({ id: 7, href: '/c.html', nome: 'C', imagem: '' });
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    respond = (call) => (call.body.idProduto === 6 ? { status: 502, body: {} } : platform(CUSTOMER)(call));
    const { user, heart } = await open();
    expect(await screen.findByText('2 favoritos guardados na sua conta.')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    respond = platform(CUSTOMER);
    await user.click(screen.getByRole('button', { name: 'Guardar 1 favorito na sua conta' }));
    expect(await screen.findByText('Pronto: os seus favoritos estão na sua conta.')).toBeInTheDocument();
    const added = calls.filter(({ path }) => path === 'wishlist/add').map(({ body }) => body.idProduto);
    expect(added).toEqual([7, 6, 5, 6]);
    expect(screen.getByRole('link', { name: 'Favoritos, 3' })).toBeInTheDocument();
    // The next click makes the message untrue.
    await user.click(heart);
    expect(screen.queryByText('2 favoritos guardados na sua conta.')).toBeNull();
  });

  test('WISH-01, WISH-09: a customer’s favourite is counted in the header and kept on the device; the next click removes it', async () => {
    respond = platform(CUSTOMER);
    const { user, heart } = await open();
    await waitFor(() => expect(paths()).toContain('checkout/user'));
    await user.click(heart);
    expect(await screen.findByRole('link', { name: 'Meus favoritos, 1' })).toHaveAttribute(
      'href',
      '/favoritos',
    );
    expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toMatchObject([
      { id: PRODUCT, account: CUSTOMER.id },
    ]);
    await user.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.getByRole('link', { name: 'Meus favoritos' })).toBeInTheDocument();
    expect(paths().slice(-2)).toEqual(['wishlist/add', 'wishlist/remove']);
    expect(localStorage).toHaveLength(0);
  });

  test('WISH-03, WISH-09: if the account no longer has a favourite, its heart is empty and the header does not count it', async () => {
    act(() => {
      keepFavourite({ id: PRODUCT, href: '/a.html', nome: 'A', imagem: '', account: CUSTOMER.id });
    });
    respond = (call) =>
      call.path === 'wishlist/verify' ? { status: 200, body: { sucesso: false } } : platform(CUSTOMER)(call);
    const { heart } = await open();
    await waitFor(async () => {
      await act(async () => inView());
      expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
    expect(screen.getByRole('link', { name: 'Favoritos' })).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('WISH-03, WISH-09: after a logout in another tab, the hearts of the account are empty', async () => {
    respond = platform(CUSTOMER);
    const { heart } = await open(ASK_AGAIN);
    await waitFor(async () => {
      await act(async () => inView());
      expect(heart).toHaveAttribute('aria-pressed', 'true');
    });
    respond = platform(VISITOR);
    await waitFor(async () => {
      await returnToTab();
      expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test('WISH-09: after a logout the header no longer counts the favourites of the account', async () => {
    act(() => {
      keepFavourite({ id: 5, href: '/a.html', nome: 'A', imagem: '', account: CUSTOMER.id });
      keepFavourite({ id: 6, href: '/b.html', nome: 'B', imagem: '' });
    });
    respond = platform(VISITOR);
    await open();
    expect(await screen.findByRole('link', { name: 'Favoritos, 1' })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toMatchObject([{ id: 6 }]);
  });

  test('WISH-01: a favourite that cannot be saved is removed again, with an error message', async () => {
    respond = (call) => (call.path === 'wishlist/add' ? { status: 502, body: {} } : platform(CUSTOMER)(call));
    const { user, heart } = await open();
    await user.click(heart);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Não conseguimos atualizar');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(redirects).toEqual([]);
  });
});
