/** @jest-environment node */

import { escapeHtml } from '../catalogue/text';
import { sessionOf } from '../testing/caller';
import { allProducts, cartPayloadOf, firstOf, readyProduct, sizesOf } from '../testing/find';
import type { Card } from '../testing/shapes';
import { openPgliteStore, PUBLIC_URL, type TestStore } from '../testing/test-store';
import { lineId } from './checkout-pages';
import { orderedChoices } from './line-texts';
import { orderPage } from './order-pages';

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
    /<li>Tamanho: [PMG] · \d{3} mm<\/li>/,
  );
});

test('SHIP-07: bag and payment name the time to the postal code of the shop, if they receive it', async () => {
  const { url } = cartPayloadOf(readyProduct(await allProducts(store)));
  const session = sessionOf(await open(url.slice(PUBLIC_URL.length)));
  const textOf = async (path: string, cep: string) => (await open(path, session + cep)).text();
  const paid = await textOf('/checkout/pagamento', '; cep=01310-100');
  const bag = await textOf('/checkout/carrinho', '; cep=01310-100');
  const [, day = ''] = /Chega até <b>([a-zç]+, \d\d\/\d\d)<\/b>/.exec(bag) ?? [];
  expect(bag).toContain('<legend>Entrega em 01310-100</legend>');
  expect(bag).toContain('Sedex, grátis');
  expect(paid).toContain(`Chega até ${day} em 01310-100, por Sedex, frete grátis. Com pagamento hoje.`);
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
  const unknown = (await send('00000-000')).headers.get('location') ?? '';
  expect(unknown).toBe('/checkout/carrinho/?cep=00000-000#cep');
  const again = await (await open(unknown.replace('#cep', ''), session)).text();
  expect(again).toMatch(/<input id="cep" name="cep" value="00000-000" [^>]*aria-describedby="cep-erro"/);
  expect(again).toContain('id="cep-erro" role="alert">CEP não encontrado. Confira os oito números.<');
  const saved = await send('01310100');
  expect(saved.headers.get('location')).toBe('/checkout/carrinho/#entrega');
  expect(saved.headers.get('set-cookie')).toContain('cep=01310-100; ');
});

test('SHIP-07: a delivery that the shopper chooses in the bag is in its total, in the payment and in the order', async () => {
  const session = sessionOf(await open(addressOf(readyProduct(cards))));
  const cookies = `${session}; cep=01310-100`;
  const send = (path: string, body: string, more = '') =>
    store.request(path, {
      method: 'POST',
      headers: {
        Origin: 'http://x.test',
        Host: 'x.test',
        Cookie: `PHPSESSID=${cookies}${more}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body,
    });
  const chosen = await send('/checkout/carrinho/entrega', 'entrega=7');
  expect(chosen.headers.get('location')).toBe('/checkout/carrinho/#entrega');
  const [cookie = ''] = (chosen.headers.get('set-cookie') ?? '').split(';');
  expect((await send('/checkout/carrinho/entrega', 'entrega=99')).headers.get('set-cookie')).toBeNull();
  const bag = await (await open('/checkout/carrinho/', `${cookies}; ${cookie}`)).text();
  expect(bag).toContain('value="7" checked');
  expect(bag).toMatch(/<dt>Frete<\/dt><dd>R\$\s29,90</);
  const payment = await (await open('/checkout/pagamento', `${cookies}; ${cookie}`)).text();
  expect(payment).toMatch(/Chega até [^<]+ em 01310-100, por Sedex prioritário, frete R\$\s29,90\./);
  const order = (await send('/checkout/pagamento', '', `; ${cookie}`)).headers.get('location') ?? '';
  const placed = await (await open(order, session)).text();
  expect(placed).toMatch(/por Sedex prioritário, frete R\$\s29,90</);
  expect(placed).toContain('O que vem depois');
  expect(placed).not.toContain('O laboratório faz');
});

test('CART-28: an order with lenses also names the optician and the days of the laboratory', () => {
  const linha = { nome: 'Armação', sku: 'A1', quantidade: 1, imagem: '', total: 100 };
  const order = { id: 1, sessionId: '', criadoEm: new Date(), entrega: 'Frete grátis para todo o Brasil' };
  const linhas = [{ ...linha, escolhas: ['Receita: anexada'] }];
  const placed = String(orderPage({ ...order, linhas }, { shopUrl: '', isCustomer: false }));
  expect(placed).toMatch(/ótico confere a receita.*em até 8 dias úteis.*código de rastreio/s);
});

test('CART-28: a line with a discount has the price before it, and the code after the choices', async () => {
  const card = firstOf(
    cards,
    'discounted product',
    ({ status, estoque, precos }) => status === 'disponivel' && estoque > 0 && precos.de > precos.por,
  );
  const session = sessionOf(await open(addressOf(card)));
  const bag = await (await open('/checkout/carrinho/', session)).text();
  expect(bag).toMatch(/<s><span class="hidden">antes <\/span>R\$/);
  expect(bag.indexOf('class="choices"')).toBeLessThan(bag.indexOf('Código '));
});

test('CART-28: an order lists lenses and the state of the prescription, and none of its values', () => {
  const escolhas = [
    { id: 1, nome: 'Tipo', valor: 'Visão simples', preco: 0 },
    { id: 2, nome: 'Observações', valor: 'OD: ESF -4,25', preco: 0 },
    { id: 3, nome: 'Receita', valor: 'anexada', preco: 0 },
  ];
  expect(orderedChoices({ escolhas })).toEqual(['Tipo de lente: Visão simples', 'Receita: anexada']);
});

test('CART-17: after a removal the bag names the next product that keeps the others from their instalments', async () => {
  const isCharged = (rates: number[]) => rates.every((rate) => rate > 0);
  const [first, second] = cards.filter(({ estoque, precos }) => {
    const rates = precos.parcelamento.map(({ taxa }) => taxa);
    return estoque > 0 && rates.length > 1 && isCharged(rates);
  });
  const free = withRates('without interest', (rates) => rates.every((rate) => rate === 0));
  if (!first || !second) throw new Error('The catalogue needs two products with interest only.');
  const session = sessionOf(await open(addressOf(first)));
  for (const card of [second, free]) await open(addressOf(card), session);
  type Cart = { mensagens: { mensagem: string }[]; itens: { nome: string; tipo: string; hash: object }[] };
  const { body } = await store.api.get<Cart>('checkout/cart', session);
  const line = body.itens.find(({ nome }) => nome === first.nome);
  const removed = await store.api.send<Cart>(
    'DELETE',
    'checkout/cart',
    { ...line?.hash, tipo: 'produto' },
    session,
  );
  expect(removed.body.mensagens.map(({ mensagem }) => mensagem)).toEqual([
    escapeHtml(`${second.nome} não tem parcelas sem juros, e o parcelamento vale para o pedido todo.`),
  ]);
});

test('CART-30: the same frame with lenses and without them are two places of the page', () => {
  const bare = {
    tipo: 'produto',
    idProduto: 7,
    idAtributoSimples: 54,
    idUnidadeVenda: 0,
    idArmazem: 0,
    adicional: '',
  } as const;
  expect(lineId(bare)).toBe('produto-7-54');
  expect(lineId({ ...bare, adicional: 'a1b2' })).toBe('produto-7-54-a1b2');
});
