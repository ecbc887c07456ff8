import { render, screen } from '@testing-library/react';
import { destroyCookie } from 'nookies';
import { SWRConfig } from 'swr';
import { saveCep } from '@/lib/browser/visitor-cookies';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { mockCartClient, mockGatewayAnswer } from '@/lib/purchase/testing';
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

/** Renders the delivery estimate of an open bag with these lines; returns the requests. */
function arrivalOf(lines: readonly object[], fretes: readonly object[] = [PICK_UP, SEDEX]) {
  const requests = mockGatewayAnswer(200, fretesSchema.parse({ fretes }));
  const panel = createPanelStore();
  panel.update({ open: true });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CartContext value={{ panel, cartClient: mockCartClient(), storeSiteUrl: 'https://loja' }}>
        <CartArrival cart={carrinhoSchema.parse({ itens: lines })} />
      </CartContext>
    </SWRConfig>,
  );
  return requests;
}

beforeEach(() => {
  // A Monday at noon.
  jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), advanceTimers: true });
  saveCep('01310-100');
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['cep', 'uf']) destroyCookie(null, name, { path: '/' });
});

test('SHIP-07: a saved postal code gives the day on which the bag arrives, for each line in its size', async () => {
  const requests = arrivalOf([line(), line({ hash: { idProduto: 8 }, quantidade: 1 })]);
  expect(await screen.findByText(/^Chega até/)).toHaveTextContent(
    'Chega até quinta, 26/11 em 01310-100, pagando hoje',
  );
  expect(requests.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([
    { cep: '01310100', idProduto: 7, idAtributoValor: 31, quantidade: 2 },
    { cep: '01310100', idProduto: 8, idAtributoValor: 0, quantidade: 1 },
  ]);
});

test('SHIP-07: an order with lenses has no date, and a price is stated', async () => {
  const lenses = [{ nome: 'Tipo', valor: 'Multifocal' }];
  arrivalOf([line({ personalizacao: lenses })], [{ ...SEDEX, valor: 29.9 }]);
  expect(await screen.findByText(/^Prazo/)).toHaveTextContent(
    /^Prazo: 3 dias úteis depois de prontas as lentes em 01310-100 por R\$\s29,90$/,
  );
});

test.each([
  ['without a saved code', () => destroyCookie(null, 'cep', { path: '/' }), line()],
  ['for a kit', () => undefined, line({ tipo: 'lista' })],
  ['for a line without a product', () => undefined, line({ hash: {} })],
])('SHIP-07: nothing is asked %s', (_title, prepare, item) => {
  prepare();
  expect(arrivalOf([item])).not.toHaveBeenCalled();
  expect(screen.queryByText(/Chega|Prazo/)).toBeNull();
});
