import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { saveCompared } from '@/lib/purchase/comparison/compared-list';
import { keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import {
  CARRINHO,
  cartClient,
  cells,
  comeIntoView,
  MM,
  open,
  product,
  resetComparison,
  responses,
  sized,
} from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  callGateway: (method: string, path: string) =>
    jest.requireActual<typeof import('./testing')>('./testing').responseTo(method, path),
  fetchFromGateway: (key: string) =>
    jest
      .requireActual<typeof import('./testing')>('./testing')
      .responseTo('GET', key.replace('/v2/front/', '')),
}));

beforeEach(resetComparison);

test('PDP-57: frames are shown side by side, with a dash for each missing value', async () => {
  open('#/alba.html,/brisa.html');
  expect(await screen.findByRole('link', { name: 'Armação brisa' })).toHaveAttribute('href', '/brisa.html');
  expect(cells('Frente')).toEqual(['138 mm', '130 mm']);
  expect(cells('Haste')).toEqual(['145 mm', '—']);
  expect(cells('Material')).toEqual(['Acetato', '—']);
  expect(cells('Preço')).toEqual([expect.stringContaining('404,91'), 'Indisponível']);
  expect(cells('Para você')).toEqual(['Informe a sua medida e veja qual serve']);
  expect(screen.getByRole('row', { name: /^Lente/ })).toHaveAttribute('data-same');
  expect(screen.getByRole('row', { name: /^Frente/ })).not.toHaveAttribute('data-same');
  expect(screen.getByText('Em cinza, o que é igual entre as armações.')).toBeVisible();
});

test('PDP-57: rows that are equal for all frames can be hidden by a control that has its place from the start', async () => {
  open('#/alba.html,/brisa.html');
  const control = screen.getByRole('checkbox', { name: 'Só as diferenças' });
  await screen.findByRole('link', { name: 'Armação brisa' });
  await userEvent.click(control);
  expect(screen.queryByRole('row', { name: /^Lente/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Frente/ })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Só as diferenças' }));
  expect(screen.getByRole('row', { name: /^Lente/ })).toBeVisible();
});

test('PDP-57: rows with a price or a choice of sizes are compared by their text too', async () => {
  const sizes = [sized('M', 138), sized('G', 144)];
  responses.set('/alba.html', product('alba', { sizes }));
  responses.set('/brisa.html', product('brisa', { sizes }));
  responses.set('/cacau.html', product('cacau', { sizes, size: 'G', prices: null }));
  open('#/alba.html,/brisa.html');
  const isSame = (name: RegExp) => screen.getByRole('row', { name }).hasAttribute('data-same');
  await screen.findByRole('link', { name: 'Armação brisa' });
  expect([isSame(/^Tamanho/), isSame(/^Preço/)]).toEqual([true, true]);
  act(() => {
    window.location.hash = '#/alba.html,/brisa.html,/cacau.html';
  });
  await screen.findByRole('link', { name: 'Armação cacau' });
  expect([isSame(/^Tamanho/), isSame(/^Preço/)]).toEqual([false, false]);
});

test('PDP-57: colours have swatches and names', async () => {
  const colours = ['Mel', 'Preto'].map((label, id) => ({ label, swatch: `https://loja/cor-${id}.png` }));
  responses.set('/alba.html', product('alba', { colours }));
  responses.set('/brisa.html', product('brisa', { colours: [] }));
  open('#/alba.html,/brisa.html');
  await screen.findByRole('link', { name: 'Armação brisa' });
  expect(cells('Cores')).toEqual(['Mel, Preto', '1 cor']);
  const row = screen.getByRole('row', { name: /^Cores/ });
  expect([...row.querySelectorAll('img')].map(({ src }) => src)).toEqual(colours.map(({ swatch }) => swatch));
});

test('PDP-57: a single frame shows no note about equal rows', async () => {
  open('#/alba.html');
  await screen.findByRole('link', { name: 'Armação alba' });
  expect(screen.queryByText(/^Em cinza/)).not.toBeInTheDocument();
});

test('PDP-57: all sizes are shown as a letter and a front width, whatever the platform calls them', async () => {
  responses.set('/alba.html', product('alba', { size: '48', mm: { ...MM, frontWidth: 124 } }));
  responses.set('/brisa.html', product('brisa', { size: '' }));
  responses.set('/cacau.html', product('cacau', { size: 'G (140 mm ou mais)' }));
  responses.set('/duna.html', product('duna', { size: 'Único', mm: null }));
  open('#/alba.html,/brisa.html,/cacau.html,/duna.html');
  await screen.findByRole('link', { name: 'Armação duna' });
  expect(cells('Tamanho')).toEqual(['P · 124 mm', 'M · 138 mm', 'G · 138 mm', 'Único']);
});

test('PDP-57: a single frame is followed by a link to choose another', async () => {
  open('#/alba.html');
  await screen.findByRole('link', { name: 'Armação alba' });
  const another = () => screen.getByRole('link', { name: 'Escolher outra armação' }).getAttribute('href');
  expect(another()).toBe('/oculos-de-grau');
});

test('PDP-57: the link to choose another frame returns to the shopper’s last listing', async () => {
  responses.set('/brisa.html', product('brisa', { lists: ['/solares', '/solares/redondo'] }));
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
  // In the slot next to two frames on wide screens, below them on others.
  const another = () => screen.getAllByRole('link', { name: 'Escolher outra armação' });
  const targets = () => another().map((link) => link.getAttribute('href'));
  await waitFor(() => expect(targets()).toEqual(['/solares?cor=azul', '/solares?cor=azul']));
  Reflect.deleteProperty(window, 'navigation');
});

test('PDP-57: each frame can be tried on and added to the bag; one with sizes links to its page', async () => {
  const user = userEvent.setup();
  responses.set('/brisa.html', product('brisa', { purchase: 'size', payload: null, mayTryOn: false }));
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

test('PDP-57, A-96: a frame that takes lenses can be bought with or without them, each at its price', async () => {
  const user = userEvent.setup();
  responses.set('/alba.html', product('alba', { lenses: 'a partir de R$ 823,10 no PIX, ou R$ 914,00' }));
  responses.set('/brisa.html', product('brisa', { lenses: '' }));
  open('#/alba.html,/brisa.html');
  expect(await screen.findByRole('link', { name: 'Comprar com lentes: Armação alba' })).toHaveAttribute(
    'href',
    '/alba.html#lentes',
  );
  expect(cells('Preço da armação')[0]).toContain('404,91');
  expect(cells('Preço com lentes de grau')).toEqual([
    'a partir de R$ 823,10 no PIX, ou R$ 914,00',
    'Não recebe lentes de grau',
  ]);
  await user.click(screen.getByRole('button', { name: 'Só a armação: Armação alba' }));
  expect(cartClient.add).toHaveBeenLastCalledWith(CARRINHO);
  expect(screen.getByRole('button', { name: 'Adicionar à sacola: Armação brisa' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Comprar com lentes: Armação brisa' })).not.toBeInTheDocument();
});

test('PDP-57, A-96: the terms of other payments have a row below the price, without a leading conjunction', async () => {
  const prices = { de: '', amount: 'R$ 584,10', isPix: true, credit: 'ou R$ 649,00 em até 10x de R$ 64,90' };
  responses.set('/alba.html', product('alba', { prices }));
  responses.set('/brisa.html', product('brisa'));
  open('#/alba.html,/brisa.html');
  await screen.findByRole('columnheader', { name: 'Armação brisa' });
  expect(cells('Preço')[0]).toBe('R$ 584,10 à vista no PIX');
  expect(cells('Outras formas de pagar')).toEqual(['R$ 649,00 em até 10x de R$ 64,90', '—']);
});

test('PDP-57: next to a single frame, one click adds a favourite or a popular frame', async () => {
  const user = userEvent.setup();
  const popular = ['brisa', 'cacau'].map((name) => ({
    href: `/${name}.html`,
    nome: `Armação ${name}`,
    imagem: '/x.webp',
  }));
  act(() => {
    keepFavourite({ id: 3, href: '/duna.html', nome: 'Armação duna', imagem: '/x.webp' });
  });
  open('#/alba.html', popular);
  const offered = within(await screen.findByRole('list', { name: 'Toque para comparar' }));
  expect(offered.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/duna.html',
    '#/brisa.html',
    '#/cacau.html',
  ]);
  await user.click(offered.getByRole('link', { name: 'Armação brisa' }));
  expect(await screen.findByRole('columnheader', { name: 'Armação brisa' })).toBeVisible();
  expect(window.location.hash).toBe('#/alba.html,/brisa.html');
});

test('PDP-57: brand and model head each column; a fifth frame waits until another one is removed', async () => {
  const user = userEvent.setup();
  for (const name of ['cacau', 'duna', 'estrela']) responses.set(`/${name}.html`, product(name));
  saveCompared(['/alba.html', '/brisa.html', '/cacau.html', '/duna.html']);
  open('#/estrela.html');
  expect(await screen.findByText(/Remova uma, e estrela entra na comparação/)).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Alba alba',
    'Alba brisa',
    'Alba cacau',
    'Alba duna',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remover Armação brisa' }));
  expect(window.location.hash).toBe('#/alba.html,/cacau.html,/duna.html,/estrela.html');
  expect(screen.queryByText(/entra na comparação/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await user.click(await screen.findByRole('button', { name: 'Deixar como está' }));
  expect(window.location.hash).toBe('#/alba.html,/brisa.html,/cacau.html,/duna.html');
  expect(screen.queryByText(/entra na comparação/)).not.toBeInTheDocument();
});

test('PDP-57: a suggestion is a frame, says that clicking it compares it, and shows the same price as its card', async () => {
  const user = userEvent.setup();
  const prices = { de: 'R$ 810,90', amount: 'R$ 584,10', isPix: true, credit: 'ou R$ 649,00' };
  const lenses = { href: '/visao.html', nome: 'Lentes Visão simples', imagem: '/x.webp' };
  open('', [lenses, { href: '/alba.html', nome: 'Armação alba', imagem: '/x.webp', prices }]);
  const suggestions = within(await screen.findByRole('region', { name: 'Comece por uma destas' }));
  expect(suggestions.getByRole('listitem')).toHaveTextContent(/R\$ 584,10 à vista no PIX$/);
  await user.click(suggestions.getByRole('link', { name: 'Comparar Armação alba' }));
  expect(await screen.findByRole('columnheader', { name: 'Armação alba' })).toBeVisible();
});

test('PDP-57: the price of a suggested favourite is requested when the suggestion comes into view', async () => {
  act(() => {
    keepFavourite({ id: 1, href: '/alba.html', nome: 'Armação alba', imagem: '' });
  });
  open('');
  const tile = await screen.findByRole('link', { name: 'Comparar Armação alba' });
  expect(tile.closest('li')).not.toHaveTextContent('R$');
  comeIntoView();
  expect(await screen.findByText('R$ 404,91')).toBeVisible();
});

test('PDP-57: all outlines have the same scale', async () => {
  open('#/alba.html,/brisa.html');
  await screen.findByRole('link', { name: 'Armação brisa' });
  const boxes = [...document.querySelectorAll('tbody svg')].map((svg) =>
    svg.getAttribute('viewBox')?.split(' ').slice(2),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
});

test('PDP-57, L12: adding a favourite or removing a frame updates the address and moves the focus within the page', async () => {
  const user = userEvent.setup();
  act(() => {
    keepFavourite({ id: 2, href: '/brisa.html', nome: 'Armação brisa', imagem: '' });
  });
  open('#/alba.html');
  await user.click(await screen.findByRole('link', { name: /Armação brisa/ }));
  expect(await screen.findByRole('columnheader', { name: 'Armação brisa' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/alba.html,/brisa.html');
  expect(screen.queryByRole('heading', { name: 'Comparar também' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover Armação alba' }));
  expect(window.location.hash).toBe('#/brisa.html');
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remover Armação brisa' }));
  expect(screen.getByRole('link', { name: 'Óculos de grau' })).toHaveFocus();
});

test('PDP-57: a missing product is reported and can be removed; without frames the page explains how to compare', async () => {
  const user = userEvent.setup();
  open('#/sumiu.html');
  expect(await screen.findByText('Não encontramos este produto agora.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remover este produto' }));
  expect(screen.getByText(/Nenhuma armação para comparar/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Óculos de grau' })).toHaveAttribute('href', '/oculos-de-grau');
});

test('PDP-57: after an error the page says that a product could not be read, and reads it again on a click', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  responses.set('/cacau.html', new Error('502'));
  open('#/alba.html,/cacau.html');
  expect(await screen.findByText('Não conseguimos ler este produto.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('A loja não respondeu');
  expect(screen.queryByText(/Não encontramos/)).not.toBeInTheDocument();
  responses.set('/cacau.html', product('cacau'));
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'Armação cacau' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('PDP-57, TRY-11: the fit for the shopper’s measurements is a separate row', async () => {
  act(() => saveShopperMeasures({ face: { value: 138, uncertainty: 8 } }));
  open('#/alba.html');
  expect(await screen.findByText('serve: mesma largura do seu rosto')).toBeInTheDocument();
});

test('PDP-48: a product with a price on request is not called unavailable, and two products fit without scrolling', async () => {
  responses.set('/brisa.html', product('brisa', { prices: null, isQuoted: true }));
  open('#/alba.html,/brisa.html');
  expect(await screen.findByText('Sob consulta')).toBeVisible();
  expect(screen.queryByText('Indisponível')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveAttribute('data-pair', 'true');
});
