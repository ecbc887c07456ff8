import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { CARRINHO, cartClient, cells, MM, open, product, resetComparison, responses, sized } from './testing';

jest.mock('@/lib/browser/gateway-client', () => ({
  fetchFromGateway: (key: string) =>
    jest
      .requireActual<typeof import('./testing')>('./testing')
      .responseTo('GET', key.replace('/v2/front/', '')),
}));

beforeEach(resetComparison);

test('PDP-57, TRY-11: with measurements each column shows the size that fits, and adds it to the bag', async () => {
  const user = userEvent.setup();
  act(() => saveShopperMeasures({ face: { value: 124, uncertainty: 8 } }));
  const sizes = [sized('P', 126), sized('M', 135)];
  responses.set('/brisa.html', product('brisa', { size: 'M', sizes, purchase: 'size', payload: null }));
  responses.set('/alba.html', product('alba', { mm: { ...MM, frontWidth: 150 } }));
  open('#/alba.html,/brisa.html');
  expect(await screen.findByText('P: serve em você')).toBeInTheDocument();
  expect(screen.getByText('largo em você')).toBeInTheDocument();
  expect(cells('Tamanho')).toEqual(['M · 150 mm', expect.stringMatching(/^P · 126 mm/)]);
  expect(cells('Frente')).toEqual(['150 mm', '126 mm']);
  await user.click(screen.getByRole('button', { name: 'Adicionar à sacola: Armação brisa, tamanho P' }));
  expect(cartClient.add).toHaveBeenLastCalledWith(sizes[0]?.payload);
});

test('PDP-57: each column lists its sizes in millimetres; the chosen one is shown, saved and bought', async () => {
  const user = userEvent.setup();
  const soldOut = { ...sized('G', 144), payload: null };
  const sizes = [
    { ...sized('P', 126), prices: { ...sized('P', 126).prices, amount: 'R$ 369,90' } },
    sized('M', 135),
    soldOut,
  ];
  responses.set('/alba.html', product('alba', { sizes, payload: sizes[1]?.payload ?? null }));
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
  expect(cartClient.add).toHaveBeenLastCalledWith(sizes[0]?.payload);
});

test('PDP-57: a frame without a chosen size is not added to the bag; its sizes get the focus, and a message asks for one', async () => {
  const user = userEvent.setup();
  responses.set(
    '/alba.html',
    product('alba', {
      sizes: [sized('P', 126), sized('M', 135)],
      purchase: 'size',
      payload: null,
    }),
  );
  open('#/alba.html');
  await user.click(await screen.findByRole('button', { name: 'Adicionar à sacola: Armação alba' }));
  expect(screen.getByText('Escolha o tamanho.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^P/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /^M/ }));
  expect(screen.queryByText('Escolha o tamanho.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar à sacola: Armação alba, tamanho M' })).toBeVisible();
});

test('A-97, PDP-57: a frame saved in a size is compared, opened and bought in this size', async () => {
  const user = userEvent.setup();
  const inSmall = {
    ...CARRINHO,
    itens: CARRINHO.itens.map((item) => ({ ...item, idAtributoSimples: '46' })),
  };
  const small = {
    label: '46',
    mm: { ...MM, frontWidth: 126 },
    lenses: '',
    cashWithLenses: '',
    prices: { de: '', amount: 'R$ 369,90', isPix: true, credit: '' },
    payload: inSmall,
  };
  responses.set('/alba.html', product('alba', { sizes: [small, { ...small, label: '48', mm: MM }] }));
  open('#/alba.html?tamanho=46');
  expect(await screen.findByRole('link', { name: 'Armação alba' })).toHaveAttribute(
    'href',
    '/alba.html?tamanho=46',
  );
  expect(cells('Frente')[0]).toBe('126 mm');
  expect(cells('Preço')[0]).toContain('369,90');
  await user.click(
    screen.getByRole('button', { name: /^Adicionar à sacola: Armação alba, tamanho P · 126 mm/ }),
  );
  expect(cartClient.add).toHaveBeenCalledWith(inSmall);
});
