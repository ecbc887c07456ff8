import { screen, waitFor } from '@testing-library/react';
import { emulateModalDialogs } from '@/components/ui/testing';
import { redirectTo } from '@/lib/browser/location';
import { onCheckoutEvent } from '@/lib/purchase/checkout-events';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { buyButton, CART, kitPage, sizesOf } from './testing';

jest.mock('@/lib/browser/location');

const priced = (por: number) => ({ de: 0, por, vista: 0, descontoVista: 0, parcelamento: [] });
const onEvent = jest.fn((_bought: unknown) => expect(redirectTo).not.toHaveBeenCalled());
let stop = () => {};

beforeAll(emulateModalDialogs);
beforeEach(() => {
  jest.mocked(redirectTo).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onEvent.mockClear();
  stop = onCheckoutEvent(onEvent);
});
afterEach(() => {
  stop();
  // The code under test catches what a listener throws.
  expect(onEvent.mock.results.filter(({ type }) => type === 'throw')).toEqual([]);
});

async function complete(user: ReturnType<typeof kitPage>) {
  await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
  await user.click(sizesOf('Clássica').getByRole('radio', { name: '56' }));
}

test('TRACK-11: a closed kit is reported before the page is left, as one item at the platform’s price for the chosen sizes', async () => {
  mockGatewayResponse(200, { precos: priced(879.9), carrinho: { url: CART } });
  const user = kitPage();
  await complete(user);
  await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
  await user.click(buyButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalled());
  expect(onEvent.mock.calls).toEqual([
    [{ items: [{ id: '81', nome: 'Kit família', preco: 879.9, quantidade: 2 }], total: 1759.8 }],
  ]);
});

test('TRACK-11: an open kit is reported as its selected products, with brand, size and quantity', async () => {
  mockGatewayResponse(200, { precos: null, carrinho: { url: CART } });
  const user = kitPage({ tipo: 'aberta' });
  await user.click(screen.getByRole('checkbox', { name: 'Levar Clássica' }));
  await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
  await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Leitura' }));
  await user.click(buyButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalled());
  const common = { marca: 'Alba', lista: 'Kit família', preco: 449.9 };
  const items = [
    { ...common, id: '1', nome: 'Leitura', variante: '', quantidade: 2 },
    { ...common, id: '2', nome: 'Solar', variante: '56', quantidade: 1 },
  ];
  expect(onEvent.mock.calls).toEqual([[{ items, total: 1349.7 }]]);
});

test.each([
  [500, {}],
  [200, { precos: priced(1), carrinho: { url: 'https://evil.example/?add=1-0-0-0-1' } }],
  [200, { precos: priced(1), carrinho: { url: '' } }],
])('TRACK-11: response %i %j is not reported as a purchase', async (status, body) => {
  mockGatewayResponse(status, body);
  const user = kitPage();
  await complete(user);
  await user.click(buyButton());
  expect(await screen.findByText(/O que você escolheu continua aqui/)).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
});
