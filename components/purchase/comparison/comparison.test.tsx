import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { wireCartLine } from '@/lib/platform/testing/wire-products';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { clearFavourites, keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { mockCartClient } from '@/lib/purchase/testing';
import { Comparison } from './comparison';

const CARRINHO = { tipo: 'produto', url: '', itens: [wireCartLine('7')] };
const MM = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 };
const product = (name: string, given: Partial<ComparedProduct> = {}): ComparedProduct => ({
  href: `/${name}.html`,
  nome: `Armação ${name}`,
  imagem: '',
  prices: { de: '', amount: 'R$ 404,91', isPix: true, credit: '' },
  mm: MM,
  size: 'M',
  lists: ['/oculos-de-grau', '/oculos-de-grau/masculino'],
  material: 'Acetato',
  lenses: 'Sim',
  sizes: [],
  carrinho: CARRINHO,
  purchase: 'add',
  colours: 1,
  isQuoted: false,
  isLastPiece: false,
  mayTryOn: true,
  ...given,
});

let answers: Record<string, ComparedProduct | null> = {};
jest.mock('@/lib/browser/gateway-client', () => ({
  callGateway: async (_method: string, path: string) => answers[path.replace('comparison', '')] ?? null,
}));

beforeEach(() => {
  answers = {
    '/alba.html': product('alba'),
    '/brisa.html': product('brisa', {
      mm: { ...MM, frontWidth: 130, temple: null },
      material: '',
      prices: null,
    }),
  };
  sessionStorage.clear();
  act(clearFavourites);
  act(() => saveShopperMeasures(NO_MEASURES));
  window.history.replaceState(null, '', '/comparar');
});

const cartClient = mockCartClient();
const open = (hash: string) => {
  window.history.replaceState(null, '', `/comparar${hash}`);
  render(
    <CartContext value={{ cartClient, panel: createPanelStore(), storeSiteUrl: '' }}>
      <Comparison ways={[{ label: 'Óculos de grau', href: '/oculos-de-grau' }]} popular={null} />
    </CartContext>,
  );
};
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('PDP-57: frames are side by side, and a missing value is a dash', async () => {
  open('#/alba.html,/brisa.html');
  expect(await screen.findByRole('link', { name: 'Armação brisa' })).toHaveAttribute('href', '/brisa.html');
  expect(cells('Frente')).toEqual(['138 mm', '130 mm']);
  expect(cells('Haste')).toEqual(['145 mm', '—']);
  expect(cells('Material')).toEqual(['Acetato', '—']);
  expect(cells('Preço')).toEqual([expect.stringContaining('404,91'), 'Indisponível']);
  expect(cells('Para você')).toEqual(['Serve em mim?']);
});

test('PDP-57: sizes of every name are compared as P, M or G', async () => {
  answers['/alba.html'] = product('alba', { size: '48', mm: { ...MM, frontWidth: 124 } });
  answers['/brisa.html'] = product('brisa', { size: '' });
  answers['/cacau.html'] = product('cacau', { size: 'G (140 mm ou mais)' });
  answers['/duna.html'] = product('duna', { size: 'Único', mm: null });
  open('#/alba.html,/brisa.html,/cacau.html,/duna.html');
  await screen.findByRole('link', { name: 'Armação duna' });
  expect(cells('Tamanho')).toEqual(['P (48)', 'M', 'G (140 mm ou mais)', 'Único']);
});

test('PDP-57: next to a single frame there is the way to a second one', async () => {
  open('#/alba.html');
  await screen.findByRole('link', { name: 'Armação alba' });
  const another = () => screen.getByRole('link', { name: 'Escolher outra armação' }).getAttribute('href');
  expect(another()).toBe('/oculos-de-grau');
});

test('PDP-57: the way to another frame leads to its list as the shopper left it, also next to two frames', async () => {
  answers['/brisa.html'] = product('brisa', { lists: ['/solares', '/solares/redondo'] });
  const urls = [
    'https://loja.test/solares?cor=azul',
    'https://loja.test/brisa.html',
    'https://loja.test/comparar',
  ];
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: { entries: () => urls.map((url) => ({ url })), currentEntry: { index: 2 } },
  });
  open('#/alba.html,/brisa.html');
  await screen.findByRole('link', { name: 'Armação brisa' });
  const another = () => screen.getByRole('link', { name: 'Escolher outra armação' });
  await waitFor(() => expect(another()).toHaveAttribute('href', '/solares?cor=azul'));
  Reflect.deleteProperty(window, 'navigation');
});

test('PDP-57: each frame can be added to the bag and tried on; one with sizes leads to its page', async () => {
  const user = userEvent.setup();
  answers['/brisa.html'] = product('brisa', { purchase: 'size', carrinho: null, mayTryOn: false });
  open('#/alba.html,/brisa.html');
  await user.click(await screen.findByRole('button', { name: 'Adicionar à sacola: Armação alba' }));
  expect(cartClient.add).toHaveBeenCalledWith(CARRINHO);
  expect(screen.getByRole('link', { name: 'Provar: Armação alba' })).toHaveAttribute(
    'href',
    '/alba.html#provar',
  );
  expect(screen.getByRole('link', { name: 'Escolher o tamanho: Armação brisa' })).toHaveAttribute(
    'href',
    '/brisa.html',
  );
  expect(screen.queryByRole('link', { name: 'Provar: Armação brisa' })).not.toBeInTheDocument();
});

test('PDP-57: the outlines have one scale', async () => {
  open('#/alba.html,/brisa.html');
  await screen.findByRole('link', { name: 'Armação brisa' });
  const boxes = [...document.querySelectorAll('svg')].map((svg) =>
    svg.getAttribute('viewBox')?.split(' ').slice(2),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
});

test('PDP-57, L12: a favourite is added, others removed; the address follows, and the focus stays on the page', async () => {
  const user = userEvent.setup();
  act(() => {
    keepFavourite({ id: 2, href: '/brisa.html', nome: 'Armação brisa', imagem: '' });
  });
  open('#/alba.html');
  await user.click(await screen.findByRole('link', { name: 'Armação brisa' }));
  expect(await screen.findByRole('columnheader', { name: /^Armação brisa/ })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/alba.html,/brisa.html');
  expect(screen.queryByRole('heading', { name: 'Comparar também' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover Armação alba' }));
  expect(window.location.hash).toBe('#/brisa.html');
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover Armação brisa' }));
  expect(screen.getByRole('link', { name: 'Óculos de grau' })).toHaveFocus();
});

test('PDP-57: a product that is gone says so and can be removed; then the page says how to compare', async () => {
  const user = userEvent.setup();
  open('#/sumiu.html');
  expect(await screen.findByText('Não encontramos este produto agora.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remover este produto' }));
  expect(screen.getByText(/Nenhuma armação para comparar/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Óculos de grau' })).toHaveAttribute('href', '/oculos-de-grau');
});

test('PDP-57, TRY-11: the shopper’s measure is a separate row', async () => {
  act(() => saveShopperMeasures({ face: { value: 138, uncertainty: 8 } }));
  open('#/alba.html');
  expect(await screen.findByText('serve: mais ou menos da largura do seu rosto')).toBeInTheDocument();
});

const sized = (label: string, frontWidth: number) => ({
  label,
  mm: { ...MM, frontWidth },
  prices: { de: '', amount: 'R$ 404,91', isPix: true, credit: '' },
  carrinho: { ...CARRINHO, url: `/add?${label}` },
});

test('PDP-57, TRY-11: with a measure each column is in the size that fits, says so, and buys it', async () => {
  const user = userEvent.setup();
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  const sizes = [sized('P', 126), sized('M', 135)];
  answers['/brisa.html'] = product('brisa', { size: 'M', sizes, purchase: 'size', carrinho: null });
  answers['/alba.html'] = product('alba', { mm: { ...MM, frontWidth: 150 } });
  open('#/alba.html,/brisa.html');
  expect(await screen.findByText('P: serve em você')).toBeInTheDocument();
  expect(screen.getByText('largo em você')).toBeInTheDocument();
  expect(cells('Tamanho')).toEqual(['M', 'P']);
  expect(cells('Frente')).toEqual(['150 mm', '126 mm']);
  await user.click(screen.getByRole('button', { name: 'Adicionar à sacola: Armação brisa, tamanho P' }));
  expect(cartClient.add).toHaveBeenLastCalledWith(sizes[0]?.carrinho);
});

test('PDP-57: each column has its sizes with their millimetres; the chosen one is shown, kept and bought', async () => {
  const user = userEvent.setup();
  const soldOut = { ...sized('G', 144), carrinho: null };
  const sizes = [
    { ...sized('P', 126), prices: { ...sized('P', 126).prices, amount: 'R$ 369,90' } },
    sized('M', 135),
    soldOut,
  ];
  answers['/alba.html'] = product('alba', { sizes, carrinho: sizes[1]?.carrinho ?? null });
  open('#/brisa.html,/alba.html');
  const choice = within(await screen.findByRole('group', { name: 'Tamanho: Armação alba' }));
  expect(
    choice.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['P frente 126 mm', 'M frente 135 mm', 'G frente 144 mm esgotado']);
  expect(choice.getByRole('radio', { name: /^M/ })).toBeChecked();
  expect(choice.getByRole('radio', { name: /^G/ })).toBeDisabled();
  await user.click(choice.getByRole('radio', { name: /^P/ }));
  expect(screen.getByRole('radio', { name: /^P/ })).toHaveFocus();
  expect(window.location.hash).toBe('#/brisa.html,/alba.html?tamanho=P');
  expect(cells('Frente')).toEqual(['130 mm', '126 mm']);
  expect(cells('Preço')[1]).toContain('369,90');
  await user.click(screen.getByRole('button', { name: 'Adicionar à sacola: Armação alba, tamanho P' }));
  expect(cartClient.add).toHaveBeenLastCalledWith(sizes[0]?.carrinho);
});

test('PDP-57: without a chosen size nothing is added: the sizes get the focus, and the choice is asked for', async () => {
  const user = userEvent.setup();
  answers['/alba.html'] = product('alba', {
    sizes: [sized('P', 126), sized('M', 135)],
    purchase: 'size',
    carrinho: null,
  });
  open('#/alba.html');
  await user.click(await screen.findByRole('button', { name: 'Adicionar à sacola: Armação alba' }));
  expect(screen.getByText('Escolha o tamanho.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^P/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /^M/ }));
  expect(screen.queryByText('Escolha o tamanho.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar à sacola: Armação alba, tamanho M' })).toBeVisible();
});

test('PDP-48: a product that is quoted on request is not called unavailable, and two of them need no inner scrolling', async () => {
  answers['/brisa.html'] = product('brisa', { prices: null, isQuoted: true });
  open('#/alba.html,/brisa.html');
  expect(await screen.findByText('Sob consulta')).toBeVisible();
  expect(screen.queryByText('Indisponível')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveAttribute('data-pair', 'true');
});

test('A-97, PDP-57: a frame kept in a size is compared, opened and bought in it', async () => {
  const user = userEvent.setup();
  const inSmall = {
    ...CARRINHO,
    itens: CARRINHO.itens.map((item) => ({ ...item, idAtributoSimples: '46' })),
  };
  const small = {
    label: '46',
    mm: { ...MM, frontWidth: 126 },
    prices: { de: '', amount: 'R$ 369,90', isPix: true, credit: '' },
    carrinho: inSmall,
  };
  answers['/alba.html'] = product('alba', { sizes: [small, { ...small, label: '48', mm: MM }] });
  open('#/alba.html?tamanho=46');
  expect(await screen.findByRole('link', { name: 'Armação alba' })).toHaveAttribute(
    'href',
    '/alba.html?tamanho=46',
  );
  expect(cells('Frente')[0]).toBe('126 mm');
  expect(cells('Preço')[0]).toContain('369,90');
  await user.click(screen.getByRole('button', { name: /^Adicionar à sacola: Armação alba, tamanho 46/ }));
  expect(cartClient.add).toHaveBeenCalledWith(inSmall);
});
