import { act, screen, waitFor } from '@testing-library/react';
import { redirectTo } from '@/lib/browser/location';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { bagLineFragment } from '@/lib/purchase/lens/bag-line';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { lensDialogOpen } from './lens-button';
import { atReceipt, CART, cartClient, dialog, framePage, panel, resetLenses } from './testing';

jest.mock('@/lib/browser/location');

const serra = {
  nome: 'Armação Serra',
  tipo: 'produto',
  quantidade: 1,
  precos: { precoPor: 449.9 },
  url: 'https://loja/serra.html',
  hash: { idProduto: '7' },
};

/** A shopper comes to the frame from its line in the bag. */
function comeFromBag(given: object = {}) {
  const cart = carrinhoSchema.parse({ itens: [{ ...serra, ...given }] });
  const [line] = cart.itens;
  if (!line) throw new Error('the cart lost its line');
  jest.mocked(cartClient.read).mockResolvedValue(cart);
  window.history.replaceState(null, '', `/serra.html${bagLineFragment(line)}`);
}

beforeEach(() => {
  resetLenses();
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** Orders lenses for a frame that is in the bag without lenses; the platform returns this cart address. */
async function orderFromBag(url: string) {
  comeFromBag();
  mockGatewayResponse(200, { carrinho: { url } });
  const { user } = await atReceipt();
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
}

test('CART-30, LENS-14: the frame leaves the bag once the platform has prepared the order with lenses', async () => {
  await orderFromBag(CART);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
  expect(cartClient.remove).toHaveBeenCalledTimes(1);
});

test('LENS-13: after an order the dialog is closed, Back does not open it, and it begins again for another pair', async () => {
  await orderFromBag(CART);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
  expect(JSON.parse(window.sessionStorage.getItem('lens:7') ?? '{}')).toMatchObject({
    step: null,
    choices: {},
  });
  const restored = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(restored));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.hash).toBe('');
  act(() => lensDialogOpen.set(true));
  expect(screen.getByText('Etapa 1 de 4')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Somente armação/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

test('CART-30, LENS-14: an order with lenses that fails leaves the frame in the bag', async () => {
  await orderFromBag('');
  await waitFor(() => expect(dialog()).toHaveTextContent('O que você escolheu continua aqui.'));
  expect(redirectTo).not.toHaveBeenCalled();
  expect(cartClient.remove).not.toHaveBeenCalled();
});

test('CART-30: for a line with lenses the dialog opens with its choices, which can be changed', async () => {
  comeFromBag({
    personalizacao: [
      { nome: 'Tipo', valor: 'Multifocal – Longe e perto' },
      { nome: 'Modelo', valor: 'Fotossensível – Escurece ao sol' },
      { nome: 'Espessura', valor: 'Fina – 1.61' },
    ],
  });
  const { user } = framePage();
  expect(await screen.findByRole('button', { name: /^Multifocal/, pressed: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Tipo' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: /^Espessura/ }));
  expect(screen.getByRole('button', { name: /^Fina/, pressed: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Modelo' }));
  await user.click(screen.getByRole('button', { name: /^Antirreflexo/ }));
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  act(() => lensDialogOpen.set(true));
  await user.click(screen.getByRole('tab', { name: 'Modelo' }));
  expect(screen.getByRole('button', { name: /^Antirreflexo/, pressed: true })).toBeVisible();
});

/** Comes from a line of the bag and chooses the frame without lenses. */
async function keepFrameAlone(given?: object) {
  comeFromBag(given);
  const { user } = framePage();
  await user.click(await screen.findByRole('button', { name: /^Somente armação/ }));
}

test('CART-30, LENS-02: a frame that is in the bag without lenses is not added again', async () => {
  const requests = mockGatewayResponse(200, { carrinho: { url: CART } });
  await keepFrameAlone();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(panel.get().open).toBe(true);
  expect(requests).not.toHaveBeenCalled();
  expect(redirectTo).not.toHaveBeenCalled();
  act(() => lensDialogOpen.set(true));
  expect(await screen.findByRole('link', { name: /^Somente armação/ })).toHaveAttribute('href', CART);
});

test('CART-30, LENS-02: the frame alone replaces the line with lenses', async () => {
  mockGatewayResponse(200, { carrinho: { url: CART } });
  await keepFrameAlone({ personalizacao: [{ nome: 'Tipo', valor: 'Multifocal – Longe e perto' }] });
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
  expect(cartClient.remove).toHaveBeenCalledTimes(1);
});
