import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destroyCookie } from 'nookies';
import { SWRConfig } from 'swr';
import { readCep, saveCep } from '@/lib/browser/visitor-cookies';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { mockCartClient, mockGatewayResponse } from '@/lib/purchase/testing';
import { CartArrival } from './cart-arrival';

const PICK_UP = { id: 9, label: 'Retirar na loja', prazo: '1 dia útil', valor: 0 };
const SEDEX = { id: 3, label: 'Sedex', prazo: '3 dias úteis', valor: 0 };

const line = (given: object = {}) => ({
  nome: 'Armação Serra',
  tipo: 'produto',
  quantidade: 2,
  precos: { precoPor: 100, total: 200 },
  hash: { idProduto: '7', idAtributoSimples: 31 },
  ...given,
});

/** Renders the delivery estimate for an open bag with these lines; returns the requests. */
function arrivalOf(
  lines: readonly object[],
  fretes: readonly object[] = [PICK_UP, SEDEX],
  laboratoryDays = 0,
) {
  const requests = mockGatewayResponse(200, fretesSchema.parse({ fretes }));
  const panel = createPanelStore();
  panel.update({ open: true });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CartContext
        value={{ panel, cartClient: mockCartClient(), storeSiteUrl: 'https://loja', laboratoryDays }}
      >
        <CartArrival cart={carrinhoSchema.parse({ itens: lines })} />
      </CartContext>
    </SWRConfig>,
  );
  return requests;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  // A Monday at noon.
  jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), advanceTimers: true });
  saveCep('01310-100');
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['cep', 'uf']) destroyCookie(null, name, { path: '/' });
});

test('SHIP-07: with a saved postal code the bag shows a delivery day, based on a quote for each line in its size', async () => {
  const requests = arrivalOf([line(), line({ hash: { idProduto: 8 }, quantidade: 1 })]);
  expect(await screen.findByText(/^Chega até/)).toHaveTextContent(
    'Chega até quinta, 26/11 em 01310-100, frete grátis, pagando hoje.',
  );
  expect(requests.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([
    { cep: '01310100', idProduto: 7, idAtributoValor: 31, quantidade: 2 },
    { cep: '01310100', idProduto: 8, idAtributoValor: 0, quantidade: 1 },
  ]);
});

test('SHIP-07: an order with lenses shows the delivery time and price, but no date if the laboratory’s time is unknown', async () => {
  const lenses = [{ nome: 'Tipo', valor: 'Multifocal' }];
  arrivalOf([line({ personalizacao: lenses })], [{ ...SEDEX, valor: 29.9 }]);
  expect(await screen.findByText(/^Prazo/)).toHaveTextContent(
    /^Prazo: 3 dias úteis depois de prontas as lentes em 01310-100 por R\$\s29,90\. Trocar CEP$/,
  );
});

test.each([
  ['anexada', 'hoje'],
  ['falta enviar', 'e enviando a receita hoje'],
])(
  'SHIP-07: the day of an order with lenses includes the laboratory’s; prescription: %s',
  async (valor, when) => {
    const personalizacao = [
      { nome: 'Tipo', valor: 'Multifocal' },
      { nome: 'Receita', valor },
    ];
    arrivalOf([line({ personalizacao })], [SEDEX], 8);
    expect(await screen.findByText(/^Chega até/)).toHaveTextContent(
      `Chega até terça, 08/12 em 01310-100, frete grátis, pagando ${when}. Inclui até 8 dias úteis para fazer as lentes.`,
    );
  },
);

test('SHIP-07: a laboratory that takes one day is described in the singular', async () => {
  arrivalOf([line({ personalizacao: [{ nome: 'Tipo', valor: 'Multifocal' }] })], [SEDEX], 1);
  expect(await screen.findByText(/^Chega até/)).toHaveTextContent(
    'Inclui até 1 dia útil para fazer as lentes.',
  );
});

const field = () => screen.getByRole('textbox', { name: 'CEP para frete e prazo' });

test('SHIP-03, SHIP-08: without a saved postal code, a field for it gives day and price, and saves it', async () => {
  destroyCookie(null, 'cep', { path: '/' });
  const requests = arrivalOf([line()], [{ ...SEDEX, valor: 29.9 }]);
  expect(requests).not.toHaveBeenCalled();
  await userEvent.type(field(), 'a04538133');
  expect(await screen.findByText(/^Chega até/)).toHaveTextContent(
    /^Chega até quinta, 26\/11 em 04538-133 por R\$\s29,90, pagando hoje\. Trocar CEP$/,
  );
  expect(readCep()).toBe('04538-133');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Trocar CEP' })).toHaveFocus();
});

test('SHIP-02: an empty or short postal code is reported next to its field, and nothing is sent', async () => {
  destroyCookie(null, 'cep', { path: '/' });
  const requests = arrivalOf([line()]);
  await userEvent.type(field(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Informe o seu CEP.');
  await userEvent.type(field(), '0131');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('O CEP tem oito números.');
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(requests).not.toHaveBeenCalled();
});

test('SHIP-08: the saved postal code can be changed', async () => {
  arrivalOf([line()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar CEP' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('01310-100');
  await userEvent.keyboard('20040002');
  expect(await screen.findByText(/^Chega até/)).toHaveTextContent('em 20040-002,');
  expect(readCep()).toBe('20040-002');
});

test('SHIP-10: a failed quote marks the field, and Enter retries', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const requests = arrivalOf([line()], []);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não encontramos entrega para este CEP');
  requests.mockResolvedValue({ ok: false, status: 500, json: async () => ({}) });
  await userEvent.clear(field());
  await userEvent.type(field(), '20040002');
  expect(await screen.findByText(/^Não conseguimos calcular o frete agora/)).toBeVisible();
  expect(field()).toBeInvalid();
  const before = requests.mock.calls.length;
  await userEvent.type(field(), '{Enter}');
  await waitFor(() => expect(requests.mock.calls.length).toBeGreaterThan(before));
});

test('SHIP-09: a bag that cannot be delivered says from when it can be picked up', async () => {
  arrivalOf([line()], [PICK_UP]);
  expect(await screen.findByText(/^Para retirar a partir de/)).toHaveTextContent('terça, 24/11');
});

test('SHIP-09: a delivery without a price is not called free', async () => {
  arrivalOf([line()], [{ ...SEDEX, valor: null }]);
  const text = await screen.findByText(/^Chega até/);
  expect(text).toHaveTextContent('01310-100, com o preço do frete ao fechar a compra, pagando hoje.');
});

test.each([
  ['a kit', line({ tipo: 'lista' }), 1],
  ['a line without a product', line({ hash: {} }), 0],
])('SHIP-07: %s requests no quote; for a kit the bag says where to get one', async (_title, item, notes) => {
  const requests = arrivalOf([item]);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(requests).not.toHaveBeenCalled();
  expect(screen.queryByText(/Chega|Prazo/)).toBeNull();
  expect(screen.queryAllByText(/calcule frete e prazo na página do kit/)).toHaveLength(notes);
  expect(screen.queryByRole('textbox')).toBeNull();
});
