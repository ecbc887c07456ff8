import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUY_FORM_ID } from '@/lib/catalog/product/purchase-options';
import { cartOf, defaultResponse, openCart, panel, platform, startPlatform } from './testing';
import { preloadPageProduct } from './use-bag-product';

const COMPARISON = 'comparison/armacao.html';
const MM = { frontWidth: 146, bridge: 18, lensWidth: 56, lensHeight: 40, temple: 140 };

/** A bag with a frame in a size that the platform names '56'; the frame's measures arrive with `arrive`. */
async function openBag(measures: { status: number; body: unknown }, choices: object = {}) {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  startPlatform((sent) => sent);
  const cart = cartOf({ a: 3 });
  const itens = cart.itens.map((item) => ({
    ...item,
    opcoes: [{ nome: 'Tamanho', valor: '56' }],
    ...choices,
  }));
  platform.respond = (call) => {
    if (call.path === COMPARISON) return measures;
    return call.path === 'settings' ? defaultResponse(call) : { status: 200, body: { ...cart, itens } };
  };
  const respond = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const response = await respond(url, init);
    if (String(url).endsWith(COMPARISON)) await promise;
    return response;
  };
  await openCart(userEvent.setup());
  return arrive;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a frame', []],
  ['a frame with lenses', [{ nome: 'Tipo', valor: 'Multifocal' }]],
])('CART-28: the size of %s is not shown before its final name is known', async (_what, personalizacao) => {
  const body = { sizes: [{ label: '56', mm: MM }], mm: MM, cashWithLenses: '' };
  const arrive = await openBag({ status: 200, body }, { personalizacao });
  expect(within(panel()).getByText('Tamanho: 56')).toHaveAttribute('data-loading');
  arrive();
  expect(await within(panel()).findByText('Tamanho: G · 146 mm')).not.toHaveAttribute('data-loading');
});

test('CART-28: without measures, the size of a line has the platform’s name', async () => {
  const arrive = await openBag({ status: 502, body: {} });
  arrive();
  await waitFor(() => expect(screen.getByText('Tamanho: 56')).not.toHaveAttribute('data-loading'));
});

test('CART-28: a product page requests its product before it is added; other pages request nothing', () => {
  startPlatform((sent) => sent);
  window.history.replaceState(null, '', '/armacao.html');
  preloadPageProduct();
  expect(platform.calls).toEqual([]);
  document.body.append(Object.assign(document.createElement('form'), { id: BUY_FORM_ID }));
  preloadPageProduct();
  expect(platform.calls.map(({ path }) => path)).toEqual([COMPARISON]);
});
