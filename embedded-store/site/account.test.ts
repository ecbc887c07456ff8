/** @jest-environment node */

import { sessionOf } from '../testing/caller';
import {
  addFavourites,
  allProducts,
  cartPayloadOf,
  firstOf,
  productsOf,
  readyProduct,
  sizesOf,
} from '../testing/find';
import { openPgliteStore, SHOP_URL, type TestStore } from '../testing/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openPgliteStore();
}, 180_000);
afterAll(() => store.close());

const open = async (path: string, session = '', cookies = '') =>
  store.request(path, { headers: { Cookie: `PHPSESSID=${session}${cookies}` } });
const textOf = async (path: string, session: string, cookies = '') =>
  (await open(path, session, cookies)).text();

/** Sends a form of the page itself. */
const post = (path: string, session: string, fields: Record<string, string> = {}) =>
  store.request(path, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `PHPSESSID=${session}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });

/** The hidden fields of the form that leads to `action`. */
function fieldsOf(text: string, action: string): Record<string, string> {
  const [, form = ''] = new RegExp(`action="${action}">(.*?)</form>`, 's').exec(text) ?? [];
  const fields = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

async function withBag(pieces = 1): Promise<{ session: string; nome: string }> {
  const card = readyProduct(await allProducts(store));
  const add = cartPayloadOf(card).hash.replace(/-1$/, `-${pieces}`);
  return { session: sessionOf(await open(`/checkout/carrinho?add=${add}`)), nome: card.nome };
}

test('CART-25: a line that was removed comes back with all its pieces, once', async () => {
  const { session } = await withBag(2);
  const bag = await textOf('/checkout/carrinho/', session);
  const removed = await post(
    '/checkout/carrinho/remover',
    session,
    fieldsOf(bag, '/checkout/carrinho/remover'),
  );
  const address = removed.headers.get('location') ?? '';
  const empty = await textOf(address, session);
  expect(empty).toContain('A sua sacola está vazia');
  const undo = fieldsOf(empty, '/checkout/carrinho/desfazer');
  expect(undo).toMatchObject({ quantidade: '2' });
  expect((await post('/checkout/carrinho/desfazer', session, undo)).headers.get('location')).toBe(
    '/checkout/carrinho/',
  );
  // Going back to the address does not offer it a second time.
  const full = await textOf(address, session);
  expect(full).toMatch(/Quantidade: <\/span>2</);
  expect(full).not.toContain('Desfazer');
  expect((await store.request('/checkout/carrinho/desfazer', { method: 'POST' })).status).toBe(403);
});

test('CART-25: a removed line returns to its place in the bag, unless something else was added meanwhile', async () => {
  const cards = (await allProducts(store)).filter(({ status }) => status === 'disponivel');
  const [first, second, third] = [readyProduct(cards), readyProduct(cards, 1), readyProduct(cards, 2)];
  const add = (card: typeof first, session = '') =>
    open(`/checkout/carrinho?add=${cartPayloadOf(card).hash}`, session);
  const session = sessionOf(await add(first));
  await add(second, session);
  const namesIn = async () =>
    [...(await textOf('/checkout/carrinho/', session)).matchAll(/class="title"[^>]*>([^<]+)</g)].map(
      ([, name]) => name,
    );
  const before = await namesIn();
  const bag = await textOf('/checkout/carrinho/', session);
  const removal = fieldsOf(bag, '/checkout/carrinho/remover');
  const removed = await post('/checkout/carrinho/remover', session, removal);
  const undo = fieldsOf(
    await textOf(removed.headers.get('location') ?? '', session),
    '/checkout/carrinho/desfazer',
  );
  expect(await namesIn()).toEqual(before.slice(1));
  await post('/checkout/carrinho/desfazer', session, undo);
  expect(await namesIn()).toEqual(before);
  await post('/checkout/carrinho/remover', session, removal);
  await add(third, session);
  await post('/checkout/carrinho/desfazer', session, undo);
  expect((await namesIn()).at(-1)).toBe(before[0]);
});

test('A21: a pair of lenses without a frame is marked as lacking its prescription, which can be sent by chat', async () => {
  const lens = readyProduct(await productsOf(store, '/lentes'), 1);
  const session = sessionOf(await open(`/checkout/carrinho?add=${cartPayloadOf(lens).hash}`));
  for (const path of ['/checkout/carrinho/', '/checkout/pagamento'])
    expect(await textOf(path, session)).toMatch(
      /Receita: falta enviar\. <a href="https:\/\/wa\.me\/55\d+\?text=[^"]*Lente/,
    );
  const { session: other } = await withBag();
  expect(await textOf('/checkout/carrinho/', other)).not.toContain('falta enviar');
});

test('CART-06: minus and plus are drawings of one size, as in the shop’s cart', async () => {
  const { session } = await withBag();
  const bag = await textOf('/checkout/carrinho/', session);
  const steps = [...bag.matchAll(/<button class="step".*?<\/button>/gs)].map(([step]) => step);
  expect(steps).toHaveLength(2);
  for (const step of steps)
    expect(step).toMatch(/><svg viewBox="0 0 24 24" aria-hidden="true">.*<\/button>$/);
});

test('SCOPE-07: finishing places one order of the demonstration, which only its session can open', async () => {
  const { session, nome } = await withBag(2);
  const payment = await textOf('/checkout/pagamento', session);
  expect(payment).toContain('Concluir o pedido de exemplo');
  const choicesIn = (text: string) =>
    [...text.matchAll(/<ul class="choices">.*?<\/ul>/gs)].map(([list]) => list);
  expect(choicesIn(payment)).toEqual(choicesIn(await textOf('/checkout/carrinho/', session)));
  expect(choicesIn(payment)).toHaveLength(1);
  expect((await store.request('/checkout/pagamento', { method: 'POST' })).status).toBe(403);
  const [first, second] = await Promise.all([
    post('/checkout/pagamento', session),
    post('/checkout/pagamento', session),
  ]);
  const places = [first.headers.get('location'), second.headers.get('location')];
  const order = places.find((place) => place !== '/checkout/pagamento') ?? '';
  expect(places).toContain('/checkout/pagamento');
  expect(order).toMatch(/^\/checkout\/pedido\/\d+$/);
  const text = await textOf(order, session);
  expect(text).toContain('Este pedido é uma demonstração.');
  expect(text).toContain('Nada foi cobrado');
  expect(text).toContain('2 peças');
  expect(text).toContain(nome.split('&')[0]);
  expect((await open(order, sessionOf(await post('/checkout/entrar', '')))).status).toBe(404);
  expect((await open(order)).status).toBe(404);
  expect(await textOf('/checkout/carrinho/', session)).toContain('A sua sacola está vazia');

  await post('/checkout/entrar', session);
  expect(await textOf('/minha-conta', session)).toContain(`href="${order}"`);
});

test('SCOPE-07: the account shows orders, favourites, data and the postal code of the shop; the login leads there', async () => {
  const session = sessionOf(await post('/checkout/entrar', ''));
  const text = await textOf('/minha-conta', session, '; cep=01310-100');
  const headings = [...text.matchAll(/<h2 id="\w+">([^<]+)</g)].map(([, heading]) => heading);
  expect(headings).toEqual(['Pedidos', 'Favoritos', 'Seus dados', 'Endereços', 'Ajuda']);
  expect(text).toContain('01310-100');
  expect(text).toContain('Nenhum pedido ainda.');
  expect(text).toContain(`href="${SHOP_URL}/pagina/troca-e-devolucao"`);
  const login = await open('/checkout/acesso', session);
  expect([login.status, login.headers.get('location')]).toEqual([303, '/minha-conta']);
  expect((await open('/checkout/acesso')).status).toBe(200);
});

test.each([
  ['/oculos-de-sol?pg=2', `${SHOP_URL}/oculos-de-sol?pg=2`],
  ['//evil.example/', SHOP_URL],
  ['https://evil.example/', SHOP_URL],
  ['/\\evil.example/', SHOP_URL],
  ['javascript:alert(1)', SHOP_URL],
])(
  'WISH-02: without logging in, the login leads back to the page of the shop before it: %s',
  async (url, href) => {
    const session = sessionOf(await store.api.send('POST', 'browsing-history/checkoutAcesso', { url }));
    expect(await textOf('/checkout/acesso', session)).toContain(
      `<a href="${href}" data-back>Voltar à loja</a>`,
    );
  },
);

test('SCOPE-07: empty lists and short bags suggest new models instead of leaving the page blank', async () => {
  const bag = await textOf('/checkout/carrinho/', (await withBag()).session);
  const [, suggested = ''] = /<section class="suggested"(.*?)<\/section>/s.exec(bag) ?? [];
  expect(suggested.match(/<li>/g)).toHaveLength(4);
  const session = sessionOf(await post('/checkout/entrar', ''));
  for (const path of ['/checkout/carrinho/', '/checkout/pagamento', '/minha-conta/lista-desejo/'])
    expect((await textOf(path, session)).match(/upload\/produto\/imagem/g)).toHaveLength(4);
});

test('WISH-08: a favourite in the account has its sizes, its lenses and a comparison, and comes back after its removal', async () => {
  const session = sessionOf(await post('/checkout/entrar', ''));
  const cards = (await allProducts(store)).filter(({ status }) => status === 'disponivel');
  const sized = firstOf(
    cards,
    'sized',
    (card) => sizesOf(card).filter(({ estoque }) => estoque > 0).length > 1,
  );
  const lensed = firstOf(
    cards,
    'with lenses',
    (card) => card.personalizacoes.length > 0 && card.id !== sized.id,
  );
  await addFavourites(store, session, [sized, lensed]);
  const text = await textOf('/minha-conta/lista-desejo/', session);
  const [{ label = '' } = {}] = sizesOf(sized).filter(({ estoque }) => estoque > 0);
  expect(text).toContain(`href="${SHOP_URL}${sized.rota.path}?tamanho=${encodeURIComponent(label)}"`);
  expect(text).toContain(`href="${SHOP_URL}${lensed.rota.path}#lentes">Comprar com lentes`);
  expect(text).toContain(`href="${SHOP_URL}/comparar#/`);
  expect(text).toContain('Comparar os 2');

  const removal = await post('/minha-conta/lista-desejo/remover', session, { idProduto: String(sized.id) });
  const after = await textOf(removal.headers.get('location') ?? '', session);
  await post(
    '/minha-conta/lista-desejo/desfazer',
    session,
    fieldsOf(after, '/minha-conta/lista-desejo/desfazer'),
  );
  expect(await textOf('/minha-conta/lista-desejo/', session)).toContain('Comparar os 2');
});

test('WISH-08: a favourite in the account links to its shop page, with the cash price first', async () => {
  const card = readyProduct(await allProducts(store));
  const session = sessionOf(await post('/checkout/entrar', ''));
  await addFavourites(store, session, [card]);
  const text = await (await open('/minha-conta/lista-desejo/', session)).text();
  expect(text).toContain(`href="${SHOP_URL}${card.rota.path}"`);
  expect(text).toMatch(/<strong>R\$\s[\d.,]+<\/strong> no PIX/);
});
