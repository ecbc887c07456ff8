import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { product } from '@/components/purchase/comparison/testing';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import {
  ALBA,
  BRISA,
  gateway,
  hrefOf,
  keep,
  LIST,
  mockedGateway,
  openList,
  resetFavourites,
  services,
  stored,
} from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  ...jest.requireActual('@/lib/browser/gateway-client'),
  fetchFromGateway: (key: string) => mockedGateway.fetchFromGateway(key),
  callGateway: (...sent: Parameters<typeof mockedGateway.callGateway>) => mockedGateway.callGateway(...sent),
}));

beforeEach(resetFavourites);

/** The links in the list, without the suggestions below it. */
async function findLinks() {
  const [list] = await screen.findAllByRole('list');
  return list ? within(list).getAllByRole('link') : [];
}

test('WISH-09: the served HTML contains no favourites', () => {
  expect(renderToString(LIST)).toBe('');
});

test('WISH-09: without favourites the page explains how to add them and links to the products', async () => {
  openList();
  expect(await screen.findByText(/^Gostou de um modelo\? Toque no coração/)).toBeVisible();
  expect(hrefOf('Óculos de grau')).toBe('/oculos-de-grau');
  expect(screen.queryByRole('link', { name: 'Lentes' })).not.toBeInTheDocument();
  expect(screen.getByText('Mais procurados')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Entrar para guardar na conta' })).not.toBeInTheDocument();
  expect(hrefOf('Ver os favoritos da minha conta')).toBe(
    'https://www.loja.example/minha-conta/lista-desejo/',
  );
});

test('WISH-09: each favourite links to its product; a single one or all can be removed', async () => {
  const user = userEvent.setup();
  keep(ALBA, BRISA);
  openList();
  const items = await findLinks();
  expect(items.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Armação Brisa', '/brisa.html'],
    ['Armação Alba', '/alba.html'],
  ]);
  expect(hrefOf('Entrar para guardar na conta')).toBe('https://www.loja.example/checkout/acesso');
  // Logging in leads there too.
  expect(screen.queryByRole('link', { name: 'Ver os favoritos da minha conta' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remover Armação Brisa' }));
  expect(screen.queryByText('Armação Brisa')).not.toBeInTheDocument();
  keep(ALBA, BRISA);
  await user.click(screen.getByRole('button', { name: 'Remover todos' }));
  expect(screen.getByText(/Nenhum favorito neste aparelho/)).toBeInTheDocument();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/cedro.webp');
  expect(localStorage).toHaveLength(0);
});

test('WISH-09, PDP-57: two frames or more can be compared at once, but no lenses', () => {
  keep(ALBA, BRISA, { ...BRISA, id: 9, href: '/visao.html', nome: 'Lentes Visão simples' });
  openList();
  expect(hrefOf('Comparar os 2')).toBe('/comparar#/brisa.html,/alba.html');
});

test('WISH-09, L12: a removed favourite can be restored to its position, and gets the focus', async () => {
  const user = userEvent.setup();
  keep(ALBA, BRISA);
  openList();
  await user.click(await screen.findByRole('button', { name: 'Remover Armação Brisa' }));
  const undo = screen.getByRole('button', { name: 'Desfazer: Armação Brisa saiu dos favoritos' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('link', { name: 'Armação Brisa' })).toHaveFocus();
  const names = await findLinks();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Armação Brisa', 'Armação Alba']);
  expect(stored()).toMatchObject([{ id: 6 }, { id: 5 }]);
});

test('WISH-09, L12: after the last favourite is removed, the undo buttons are above the empty list, without a count', async () => {
  const user = userEvent.setup();
  keep(ALBA, BRISA);
  openList();
  expect(await screen.findByText(/^2 favoritos/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remover Armação Brisa' }));
  await user.click(screen.getByRole('button', { name: 'Remover Armação Alba' }));
  expect(screen.getByRole('button', { name: 'Desfazer: Armação Alba saiu dos favoritos' })).toBeVisible();
  expect(screen.queryByText(/\d favoritos?/)).not.toBeInTheDocument();
  expect(screen.getByText('Nenhum favorito neste aparelho')).toBeVisible();
  expect(hrefOf('Óculos de grau')).toBe('/oculos-de-grau');
  expect(screen.getByText('Sugestão 5')).toBeVisible();
});

test('WISH-09, L12: favourites removed together can be restored together, in order', async () => {
  const user = userEvent.setup();
  keep(ALBA, BRISA);
  openList();
  await user.click(await screen.findByRole('button', { name: 'Remover todos' }));
  const undo = screen.getByRole('button', { name: 'Desfazer: 2 favoritos removidos' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByRole('link', { name: 'Armação Brisa' })).toHaveFocus();
  expect(stored()).toMatchObject([{ id: 6 }, { id: 5 }]);
  expect(screen.queryByText('2 favoritos removidos.')).not.toBeInTheDocument();
});

test('WISH-09: suggestions leave out what is in the list', async () => {
  keep(BRISA);
  openList();
  expect(await screen.findByText('Sugestão 5')).toBeVisible();
  const shown = screen.getAllByText(/^Sugestão/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Sugestão 5', 'Sugestão 7', 'Sugestão 8', 'Sugestão 9']);
});

test('WISH-09, TRY-11: each favourite shows price, availability and fit, and can be added to the bag', async () => {
  const payload = { tipo: 'produto', url: '', itens: [] };
  gateway.facts = {
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
    colours: ['Preto', 'Azul', 'Mel'].map((label) => ({ label, swatch: `/${label}.webp` })),
    isQuoted: false,
    isLastPiece: true,
  };
  act(() => saveShopperMeasures({ face: { value: 138, uncertainty: 8 } }));
  keep(ALBA);
  openList();
  expect(await screen.findByText('Última unidade')).toBeVisible();
  expect(screen.getByText('3 cores')).toBeVisible();
  expect(
    ['Azul', 'Mel'].map((label) => screen.getByRole('img', { name: label }).getAttribute('src')),
  ).toEqual(['/Azul.webp', '/Mel.webp']);
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
  gateway.facts = {
    href: '/alba.html',
    nome: 'Armação Alba',
    prices,
    mm,
    size: '48',
    sizes: [small, { label: '48', mm: { ...mm, frontWidth: 129 }, prices, payload }, soldOut],
    payload,
    lenses: '',
    cashWithLenses: '',
    purchase: 'add',
    colours: [],
  };
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html?tamanho=52', nome: 'Armação Alba', imagem: '' });
  });
  openList();
  expect(await screen.findByText('Tamanho G · 144 mm esgotado')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Adicionar à sacola/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^P frente 126 mm/ }));
  expect(screen.getByText('R$ 369,90')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Adicionar à sacola: Armação Alba, tamanho P · 126 mm' }),
  ).toBeVisible();
  expect(stored()).toMatchObject([{ href: '/alba.html?tamanho=46' }]);
});

test('WISH-09: a price drop since the favourite was first loaded is shown', async () => {
  const prices = { de: '', amount: 'R$\u00a0404,91', isPix: true, credit: '' };
  gateway.facts = {
    href: '/alba.html',
    nome: 'Armação Alba',
    prices,
    mm: null,
    sizes: [],
    lenses: '',
    colours: [],
  };
  keep(ALBA);
  const { unmount } = openList();
  expect(await screen.findByText('R$ 404,91')).toBeVisible();
  expect(screen.queryByText(/^Baixou/)).not.toBeInTheDocument();
  unmount();
  gateway.facts = { ...gateway.facts, prices: { ...prices, amount: 'R$\u00a0354,91' } };
  openList();
  expect(await screen.findByText('Baixou R$ 50,00 desde que você viu aqui')).toBeVisible();
});

test('WISH-09, TRY-11: another size that fits a measure saved later is no price drop', async () => {
  const payload = { tipo: 'produto', url: '', itens: [] };
  const size = (label: string, frontWidth: number, amount: string) => ({
    label,
    mm: { frontWidth, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 },
    prices: { de: '', amount, isPix: false, credit: '' },
    payload,
  });
  const [small, large] = [size('P', 126, 'R$\u00a0399,00'), size('G', 146, 'R$\u00a0499,00')];
  gateway.facts = {
    href: '/alba.html',
    nome: 'Armação Alba',
    prices: large.prices,
    mm: large.mm,
    size: 'G',
    sizes: [small, large],
    payload: null,
    purchase: 'size',
    lenses: '',
    cashWithLenses: '',
    colours: [],
  };
  keep(ALBA);
  const { unmount } = openList();
  expect(await screen.findByText('R$ 499,00')).toBeVisible();
  unmount();
  act(() => saveShopperMeasures({ face: { value: 126, uncertainty: 2, source: 'typed' } }));
  openList();
  expect(await screen.findByText('R$ 399,00')).toBeVisible();
  expect(screen.queryByText(/^Baixou/)).not.toBeInTheDocument();
  act(() => saveShopperMeasures(NO_MEASURES));
});

test('WISH-09: a favourite that cannot be read is not said to be gone', async () => {
  jest.spyOn(mockedGateway, 'fetchFromGateway').mockRejectedValue(new Error('502'));
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html', nome: 'Armação Alba', imagem: '' });
  });
  openList();
  expect(await screen.findByText(/Não conseguimos ler este produto/)).toBeVisible();
  expect(screen.queryByText(/Não encontramos/)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('WISH-09: a single favourite has a large picture on wide screens, one of several has none', async () => {
  gateway.facts = product('alba', { largePicture: '/b.webp' });
  act(() => {
    keepFavourite({ id: 5, href: '/alba.html', nome: 'Armação Alba', imagem: '/m.webp' });
  });
  openList();
  await waitFor(() => expect(document.querySelector('source')).toHaveAttribute('srcset', '/b.webp'));
  expect(document.querySelector('source')).toHaveAttribute('media', '(width >= 768px)');
  keep(BRISA);
  await waitFor(() => expect(document.querySelector('source')).not.toBeInTheDocument());
});

test('WISH-09: a favourite whose product no longer exists says so', async () => {
  act(() => {
    keepFavourite({ id: 5, href: '/sumiu.html', nome: 'Armação Alba', imagem: '' });
  });
  openList();
  expect(await screen.findByText(/Não encontramos este produto agora/)).toBeVisible();
});
