import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { emulateViewport } from '@/components/ui/testing';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { clearFavourites, keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { favouriteKey } from '@/lib/purchase/favourites/wishlist';
import { mockCartClient } from '@/lib/purchase/testing';
import { FavouritesList } from './favourites-list';

let isCustomer = false;
let facts: object | null = null;
jest.mock('@/lib/browser/gateway-client', () => ({
  fetchFromGateway: async (key: string) => (key.endsWith('/checkout/user') ? { logado: isCustomer } : facts),
  callGateway: async () => ({ sucesso: true }),
}));

const services = {
  cartClient: mockCartClient(),
  panel: createPanelStore(),
  storeSiteUrl: 'https://www.loja.example',
};
const LIST = (
  <CartContext value={services}>
    <FavouritesList
      wishListHref="https://www.loja.example/minha-conta/lista-desejo/"
      mayCompare={false}
      ways={[
        { label: 'Óculos de grau', href: '/oculos-de-grau' },
        { label: 'Óculos de sol', href: '/oculos-de-sol' },
        { label: 'Lentes', href: '/lentes' },
      ]}
      popular={<p>Mais procurados</p>}
    />
  </CartContext>
);

beforeEach(() => {
  isCustomer = false;
  facts = null;
  emulateViewport();
  act(clearFavourites);
});

function keepTwo() {
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html', nome: 'Armação Alba', imagem: 'https://fotos.test/a.webp' });
    keepFavourite({ id: 6, href: '/brisa.html', nome: 'Armação Brisa', imagem: '' });
  });
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('WISH-09: the served HTML contains no favourites', () => {
  expect(renderToString(LIST)).toBe('');
});

test('WISH-09: without favourites the page explains how to add them and links to the products', async () => {
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  // The first favourite opens the login (WISH-02).
  expect(await screen.findByText(/^Toque no coração de um produto e entre na sua conta\./)).toBeVisible();
  expect(hrefOf('Óculos de grau')).toBe('/oculos-de-grau');
  expect(screen.getByText('Mais procurados')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Entrar para guardar na conta' })).not.toBeInTheDocument();
});

test('WISH-09: each favourite links to its product; a single one or all can be removed', async () => {
  const user = userEvent.setup();
  keepTwo();
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  const items = within(await screen.findByRole('list')).getAllByRole('link');
  expect(items.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Armação Brisa', '/brisa.html'],
    ['Armação Alba', '/alba.html'],
  ]);
  expect(hrefOf('Entrar para guardar na conta')).toBe('https://www.loja.example/checkout/acesso');
  expect(hrefOf('Ver os favoritos da minha conta')).toBe(
    'https://www.loja.example/minha-conta/lista-desejo/',
  );
  await user.click(screen.getByRole('button', { name: 'Remover Armação Brisa' }));
  expect(screen.queryByText('Armação Brisa')).not.toBeInTheDocument();
  keepTwo();
  await user.click(screen.getByRole('button', { name: 'Remover todos' }));
  expect(screen.getByText(/Nenhum favorito neste aparelho/)).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('WISH-09, L12: a removed favourite can be restored to its position, and gets the focus', async () => {
  const user = userEvent.setup();
  keepTwo();
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  await user.click(await screen.findByRole('button', { name: 'Remover Armação Brisa' }));
  const undo = screen.getByRole('button', { name: 'Desfazer: Armação Brisa saiu dos favoritos' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('link', { name: 'Armação Brisa' })).toHaveFocus();
  const names = within(screen.getByRole('list')).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Armação Brisa', 'Armação Alba']);
  expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toMatchObject([{ id: 6 }, { id: 5 }]);
});

test('WISH-09, L12: after the last favourite is removed, only the undo button is left, without a count', async () => {
  const user = userEvent.setup();
  keepTwo();
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText(/^2 favoritos/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remover Armação Brisa' }));
  await user.click(screen.getByRole('button', { name: 'Remover Armação Alba' }));
  expect(screen.getByRole('button', { name: 'Desfazer: Armação Alba saiu dos favoritos' })).toBeVisible();
  expect(screen.queryByText(/\d favoritos?/)).not.toBeInTheDocument();
});

test('WISH-09, L12: favourites removed together can be restored together, in order', async () => {
  const user = userEvent.setup();
  keepTwo();
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  await user.click(await screen.findByRole('button', { name: 'Remover todos' }));
  const undo = screen.getByRole('button', { name: 'Desfazer: 2 favoritos removidos' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('link', { name: 'Armação Brisa' })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toMatchObject([{ id: 6 }, { id: 5 }]);
  expect(screen.queryByText('2 favoritos removidos.')).not.toBeInTheDocument();
});

test('WISH-10: a customer is told that the favourites are not in the account yet, and adds them with one click', async () => {
  const user = userEvent.setup();
  isCustomer = true;
  keepTwo();
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  const add = await screen.findByRole('button', { name: 'Guardar 2 favoritos na sua conta' });
  expect(screen.getByText(/^2 favoritos ainda só neste aparelho\./)).toBeVisible();
  await user.click(add);
  expect(await screen.findByText('Pronto: os seus favoritos estão na sua conta.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Os seus favoritos estão na sua conta' })).toBeVisible();
});

test('WISH-09, WISH-10: once all favourites are in the account, the page links to it instead of showing an empty list', async () => {
  isCustomer = true;
  const known = new Map([[favouriteKey(5), { data: true }]]);
  render(<SWRConfig value={{ provider: () => known }}>{LIST}</SWRConfig>);
  const heading = await screen.findByRole('heading', { name: 'Os seus favoritos estão na sua conta' });
  expect(heading.parentElement?.querySelector('svg > path')).toHaveAttribute('fill', 'currentColor');
  expect(hrefOf('Ver os favoritos da minha conta')).toBe(
    'https://www.loja.example/minha-conta/lista-desejo/',
  );
  expect(screen.queryByRole('link', { name: 'Óculos de grau' })).not.toBeInTheDocument();
  expect(screen.queryByText(/[Nn]enhum/)).not.toBeInTheDocument();
});

test('WISH-09: a customer without favourites on the device gets a link to the account’s favourites', async () => {
  isCustomer = true;
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText(/Os seus favoritos ficam na sua conta/)).toBeInTheDocument();
  expect(screen.queryByText(/[Nn]enhum/)).not.toBeInTheDocument();
  expect(hrefOf('Ver os favoritos da minha conta')).toBe(
    'https://www.loja.example/minha-conta/lista-desejo/',
  );
  // First, and with few others: the favourites are there.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ver os favoritos da minha conta',
    'Óculos de grau',
    'Óculos de sol',
  ]);
});

test('WISH-09, TRY-11: each favourite shows price, availability and fit, and can be added to the bag', async () => {
  const payload = { tipo: 'produto', url: '', itens: [] };
  facts = {
    href: '/alba.html',
    nome: 'Armação Alba',
    imagem: '',
    prices: { de: '', amount: 'R$ 404,91', isPix: true, credit: 'ou R$ 449,90' },
    mm: { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 },
    sizes: [],
    payload,
    lenses: '',
    cashWithLenses: '',
    purchase: 'add',
    colours: 3,
    isQuoted: false,
    isLastPiece: true,
  };
  act(() => saveShopperMeasures({ face: { value: 138, uncertainty: 8 } }));
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html', nome: 'Armação Alba', imagem: '' });
  });
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText('Última unidade · 3 cores')).toBeVisible();
  expect(screen.getByText('R$ 404,91')).toBeVisible();
  expect(await screen.findByText('serve em você')).toBeVisible();
  const buy = screen.getByRole('button', { name: 'Adicionar à sacola: Armação Alba' });
  // The chat button is hidden when over this element.
  expect(buy.closest('[data-keep-clear]')).toBeInTheDocument();
  await userEvent.click(buy);
  expect(services.cartClient.add).toHaveBeenCalledWith(payload);
  act(() => saveShopperMeasures(NO_MEASURES));
});

test('WISH-09, A-97: a size can be chosen and is saved with the favourite; a sold-out saved size is reported', async () => {
  const user = userEvent.setup();
  const mm = { frontWidth: 126, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 };
  const prices = { de: '', amount: 'R$ 404,91', isPix: true, credit: '' };
  const payload = { tipo: 'produto', url: '', itens: [] };
  const small = { label: '46', mm, prices: { ...prices, amount: 'R$ 369,90' }, payload };
  const soldOut = { label: '52', mm: { ...mm, frontWidth: 144 }, prices, payload: null };
  facts = {
    href: '/alba.html',
    nome: 'Armação Alba',
    prices,
    mm,
    size: '48',
    sizes: [small, { label: '48', mm, prices, payload }, soldOut],
    payload,
    lenses: '',
    cashWithLenses: '',
    purchase: 'add',
    colours: 1,
  };
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html?tamanho=52', nome: 'Armação Alba', imagem: '' });
  });
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText('Tamanho 52 esgotado')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Adicionar à sacola/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^46/ }));
  expect(screen.getByText('R$ 369,90')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Adicionar à sacola: Armação Alba, tamanho 46' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('favoritos') ?? '')).toMatchObject([
    { href: '/alba.html?tamanho=46' },
  ]);
});

test('WISH-09: a price drop since the favourite was first loaded is shown', async () => {
  const prices = { de: '', amount: 'R$\u00a0404,91', isPix: true, credit: '' };
  facts = { href: '/alba.html', nome: 'Armação Alba', prices, mm: null, sizes: [], lenses: '', colours: 1 };
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html', nome: 'Armação Alba', imagem: '' });
  });
  const { unmount } = render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText('R$ 404,91')).toBeVisible();
  expect(screen.queryByText(/^Baixou/)).not.toBeInTheDocument();
  unmount();
  facts = { ...facts, prices: { ...prices, amount: 'R$\u00a0354,91' } };
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText('Baixou R$ 50,00 desde que você viu aqui')).toBeVisible();
});
test('WISH-09: a favourite whose product no longer exists says so', async () => {
  act(() => {
    keepFavourite({ id: 5, href: '/sumiu.html', nome: 'Armação Alba', imagem: '' });
  });
  render(<SWRConfig value={{ provider: () => new Map() }}>{LIST}</SWRConfig>);
  expect(await screen.findByText(/Não encontramos este produto agora/)).toBeVisible();
});
