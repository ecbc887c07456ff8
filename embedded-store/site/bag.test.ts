/** @jest-environment node */

import { sessionOf } from '../testing/caller';
import { allProducts, cartPayloadOf, firstOf, readyProduct, sizesOf } from '../testing/find';
import type { Card } from '../testing/shapes';
import { openPgliteStore, PUBLIC_URL, type TestStore } from '../testing/test-store';

let store: TestStore;
let cards: Card[];
beforeAll(async () => {
  store = await openPgliteStore();
  cards = await allProducts(store);
}, 180_000);
afterAll(() => store.close());

const open = (path: string, session = '') =>
  store.request(path, { headers: { Cookie: `PHPSESSID=${session}` } });

const addressOf = (card: Card) =>
  `/checkout/carrinho?add=${card.id}-${sizesOf(card).find(({ estoque }) => estoque > 0)?.idAtributoValor ?? 0}-0-0-1`;

const withRates = (description: string, test: (rates: number[]) => boolean) =>
  firstOf(cards, description, ({ estoque, precos }) => {
    const rates = precos.parcelamento.map(({ taxa }) => taxa);
    return estoque > 0 && rates.length > 1 && test(rates);
  });

test('CART-07: the bag says which product keeps the others from their instalments without interest', async () => {
  const charged = withRates('only with interest', (rates) => rates.every((rate) => rate > 0));
  const free = withRates('without interest', (rates) => rates.every((rate) => rate === 0));
  const added = await open(addressOf(charged));
  const session = sessionOf(added);
  const reason = 'não tem parcelas sem juros, e o parcelamento vale para o pedido todo.';
  expect(await (await open('/checkout/carrinho/', session)).text()).not.toContain(reason);
  await open(addressOf(free), session);
  expect(await (await open('/checkout/carrinho/', session)).text()).toContain(`${charged.nome} ${reason}`);
});

test('CART-27: each frame in the bag has the name of its size, with the letter of its front', async () => {
  const numbered = firstOf(cards, 'frame in numbered sizes', (card) =>
    sizesOf(card).some(({ estoque, label }) => estoque > 0 && /^\d+$/.test(label)),
  );
  const session = sessionOf(await open(addressOf(numbered)));
  expect(await (await open('/checkout/carrinho/', session)).text()).toMatch(
    /<li>Tamanho: [PMG] · \d\d<\/li>/,
  );
});

test('SHIP-07: bag and payment name the time to the postal code of the shop, if they receive it', async () => {
  const { url } = cartPayloadOf(readyProduct(await allProducts(store)));
  const session = sessionOf(await open(url.slice(PUBLIC_URL.length)));
  const textOf = async (path: string, cep: string) => (await open(path, session + cep)).text();
  const paid = await textOf('/checkout/pagamento', '; cep=01310-100');
  expect(paid).toContain('Para 01310-100: 3 dias úteis, frete grátis');
  expect(await textOf('/checkout/carrinho', '; cep=01310-100')).toMatch(
    /Chega até <b>[a-zç]+, \d\d\/\d\d<\/b> em 01310-100, frete grátis, pagando hoje/,
  );
  expect(await textOf('/checkout/pagamento', '')).toContain('Frete grátis para todo o Brasil');
});

test('SHIP-07: without a postal code the bag has a field, whose code the shop knows afterwards too', async () => {
  const card = firstOf(
    cards,
    'product for sale',
    ({ status, estoque }) => status === 'disponivel' && estoque > 0,
  );
  const session = sessionOf(await open(addressOf(card)));
  const bag = await (await open('/checkout/carrinho/', session)).text();
  expect(bag).toContain('action="/checkout/carrinho/cep"');
  const send = (cep: string) =>
    store.request('/checkout/carrinho/cep', {
      method: 'POST',
      headers: {
        Origin: 'http://x.test',
        Host: 'x.test',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: `cep=${cep}`,
    });
  expect((await send('00000000')).headers.get('location')).toBe('/checkout/carrinho/?aviso=cep');
  const saved = await send('01310100');
  expect(saved.headers.get('location')).toBe('/checkout/carrinho/');
  expect(saved.headers.get('set-cookie')).toContain('cep=01310-100; ');
});
