/** @jest-environment node */

import { brl } from '../money';
import { sessionOf } from '../testing/caller';
import { addFavourites, allProducts, cartPayloadOf, firstOf, readyProduct, sizesOf } from '../testing/find';
import { openPgliteStore, PUBLIC_URL, SHOP_URL, type TestStore } from '../testing/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openPgliteStore();
}, 180_000);
afterAll(() => store.close());

const open = (path: string, session = '') =>
  store.request(path, { headers: { Cookie: `PHPSESSID=${session}` } });

test.each([
  '/checkout/carrinho',
  '/checkout/carrinho/',
  '/checkout/acesso',
  '/checkout/pagamento',
  '/minha-conta',
  '/minha-conta/',
  '/minha-conta/lista-desejo/',
  '/demonstracao/instagram',
  '/demonstracao/venda-interna',
  '/',
])('SCOPE-07: %s is a page, marked as a demonstration', async (path) => {
  const response = await open(path);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain('Esta é uma página de demonstração');
  expect(text).toContain(`href="${SHOP_URL}"`);
  expect(text).not.toMatch(/ style=|<script(?! src="\/demonstracao\/voltar\.js" defer><\/script>)|<style/);
  // The link back and the heading, which gets the focus after a navigation between two origins.
  expect(text).toMatch(/<a href="[^"]+" data-back>Voltar à loja<\/a>/);
  expect(text).toContain('<h1 tabindex="-1" autofocus>');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('SCOPE-07: the pages use the shop’s font, served from their origin', async () => {
  const css = await (await open('/demonstracao/estilo.css')).text();
  const [, address = ''] = /src: url\("([^"]+)"\)/.exec(css) ?? [];
  const font = await open(address);
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(font.headers.get('content-security-policy')).toContain("font-src 'self'");
});

test('SCOPE-07: the pages show the shop’s icon, served from their origin', async () => {
  expect(await (await open('/checkout/carrinho')).text()).toContain('<link rel="icon" href="/favicon.ico"');
  const icon = await open('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await icon.text()).toContain('<title>Meridiano</title>');
});

test('ERR-01: unknown addresses return a 404 page for shoppers, with a search and ways on', async () => {
  for (const path of ['/nada', '/blog/xyz', '/demonstracao/constructor', '/checkout/pedido/1']) {
    const response = await open(path);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).not.toMatch(/\bAPI\b|plataforma/i);
    expect(text).toContain(`action="${SHOP_URL}/busca"`);
    for (const way of [SHOP_URL, '/checkout/carrinho/', '/minha-conta', `${SHOP_URL}/pagina/contato`])
      expect(text).toContain(`href="${way}"`);
    expect(text.match(/upload\/produto\/imagem/g)).toHaveLength(4);
  }
});

test('?add= adds the item once and redirects to the cart, which has the saving that the shop states', async () => {
  const card = readyProduct((await allProducts(store)).filter(({ precos }) => precos.de > precos.por));
  const { url } = cartPayloadOf(card);
  const added = await open(url.slice(PUBLIC_URL.length));
  expect([added.status, added.headers.get('location')]).toEqual([303, '/checkout/carrinho/']);
  const text = await (await open('/checkout/carrinho/', sessionOf(added))).text();
  expect(text).toContain(card.sku);
  expect(text).toContain('<li>Cor: ');
  expect(text).toMatch(/Quantidade: <\/span>1</);
  // Each discount is a row, so that the rows add up to the total.
  const { de, por, vista } = card.precos;
  const amount = (reais: number) => brl(Math.round(reais * 100));
  const rows = [...text.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map((row) => row.slice(1));
  expect(rows).toEqual([
    ['Produto', amount(de)],
    ['Desconto', `− ${amount(de - por)}`],
    ['Desconto do PIX (10%)', `− ${amount(por - vista)}`],
    ['Frete', 'Grátis'],
    ['Total no PIX', amount(vista)],
  ]);
});

test.each([
  ['all have interest', (rates: number[]) => rates.every((rate) => rate > 0)],
  ['some have none', (rates: number[]) => rates.includes(0)],
])(
  'CART-06, A-96: if instalment plans %s, bag and payment show the product page’s plans',
  async (_case, isWanted) => {
    const cards = await allProducts(store);
    const card = firstOf(cards, 'product with such plans', ({ estoque, precos }) => {
      const rates = precos.parcelamento.map(({ taxa }) => taxa);
      return estoque > 0 && rates.length > 1 && isWanted(rates);
    });
    const size = sizesOf(card).find(({ estoque }) => estoque > 0);
    const { por, parcelamento } = size?.precos ?? card.precos;
    const added = await open(`/checkout/carrinho?add=${card.id}-${size?.idAtributoValor ?? 0}-0-0-1`);
    for (const path of ['/checkout/carrinho/', '/checkout/pagamento']) {
      const text = await (await open(path, sessionOf(added))).text();
      for (const { parcelas, valorParcela } of parcelamento)
        expect(text).toContain(`${parcelas}x de ${brl(valorParcela * 100)}<`);
      const free = parcelamento.findLast(({ taxa }) => taxa === 0);
      expect(text).toContain(
        free
          ? `em até ${free.parcelas}x de ${brl(free.valorParcela * 100)} sem juros`
          : `ou ${brl(por * 100)} no boleto ou em 1x no cartão`,
      );
    }
  },
);

test('a same-origin form changes the quantity in the cart, up to the stock', async () => {
  const card = readyProduct(await allProducts(store));
  const session = sessionOf(await open(cartPayloadOf(card).url.slice(PUBLIC_URL.length)));
  const line = cartPayloadOf(card).itens[0] ?? {};
  const change = (quantidade: string, site = 'same-origin') =>
    store.request('/checkout/carrinho/quantidade', {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': site,
        Cookie: `PHPSESSID=${session}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...line, tipo: 'produto', quantidade }).toString(),
    });
  const shown = async () => {
    const text = await (await open('/checkout/carrinho/', session)).text();
    return /Quantidade: <\/span>(\d+)</.exec(text)?.[1];
  };
  expect((await change('2', 'cross-site')).status).toBe(403);
  expect(await shown()).toBe('1');
  expect((await change('2')).headers.get('location')).toMatch(/^\/checkout\/carrinho\/#produto-\d+-\d+$/);
  expect(await shown()).toBe('2');
  expect((await change('9999')).headers.get('location')).toBe('/checkout/carrinho/?aviso=estoque');
  const stock = Number(await shown());
  expect(stock).toBeGreaterThan(2);
  await change('2');
  await change(String(stock));
  expect(await shown()).toBe(String(stock));
  expect((await change(String(stock + 1))).headers.get('location')).toBe('/checkout/carrinho/?aviso=estoque');
  expect(await shown()).toBe(String(stock));
  await change('0');
  expect(await shown()).toBe(String(stock));
});

test('names are escaped in HTML', async () => {
  const card = firstOf(
    await allProducts(store),
    'name with an ampersand',
    (c) => c.nome.includes('&') && !Array.isArray(c.carrinho),
  );
  const added = await open(cartPayloadOf(card).url.slice(PUBLIC_URL.length));
  const text = await (await open('/checkout/carrinho', sessionOf(added))).text();
  expect(text).toContain(
    card.nome.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;'),
  );
});

test('a quantity above the stock, a missing size, sold-out products and malformed items redirect to the cart with the reason', async () => {
  const cards = await allProducts(store);
  const plenty = readyProduct(cards);
  const sized = firstOf(cards, 'product in sizes', (c) => c.status === 'disponivel' && sizesOf(c).length > 1);
  const location = async (query: string) =>
    (await open(`/checkout/carrinho?${query}`)).headers.get('location');
  const soldOut = firstOf(cards, 'sold-out product', (c) => c.status === 'indisponivel');
  for (const quantity of [9_999, 99_999])
    expect(await location(`add=${cartPayloadOf(plenty).hash.replace(/-1$/, `-${quantity}`)}`)).toBe(
      '/checkout/carrinho/?aviso=estoque',
    );
  expect(await location(`add=${sized.id}-0-0-0-1`)).toBe('/checkout/carrinho/?aviso=tamanho');
  for (const add of [`${soldOut.id}-0-0-0-1`, 'x', '1', '-1-0-0-0-1', '999999999-0-0-0-1']) {
    expect(await location(`add=${add}`)).toBe('/checkout/carrinho/?aviso=indisponivel');
  }
  expect(await (await open('/checkout/carrinho/?aviso=constructor')).text()).not.toContain('class="warning"');
});

test('an item can only be removed by a same-origin form', async () => {
  const card = readyProduct(await allProducts(store));
  const session = sessionOf(await open(cartPayloadOf(card).url.slice(PUBLIC_URL.length)));
  const line = cartPayloadOf(card).itens[0] ?? {};
  const remove = (headers: Record<string, string>) =>
    store.request('/checkout/carrinho/remover', {
      method: 'POST',
      headers: {
        ...headers,
        Cookie: `PHPSESSID=${session}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...line, tipo: 'produto' }).toString(),
    });
  expect((await remove({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await remove({ Origin: 'https://evil.example', Host: 'store.test' })).status).toBe(403);
  expect((await remove({})).status).toBe(403);
  expect((await remove({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  expect(await (await open('/checkout/carrinho/', session)).text()).toContain('está vazia');
});

test('logging in and out of the demonstration changes the account page', async () => {
  const post = (path: string, session: string) =>
    store.request(path, {
      method: 'POST',
      headers: { Cookie: `PHPSESSID=${session}`, Origin: 'http://x.test', Host: 'x.test' },
    });
  const session = sessionOf(await post('/checkout/entrar', ''));
  expect(await (await open('/minha-conta', session)).text()).toContain('Cliente de Demonstração');
  expect((await open('/minha-conta/lista-desejo/', session)).status).toBe(200);
  await post('/checkout/sair', session);
  expect(await (await open('/minha-conta', session)).text()).toContain('Entre para ver');
});

test('WISH-02, WISH-06: the login returns to the shop page that led to it, otherwise to the account', async () => {
  const enter = (session: string) =>
    store.request('/checkout/entrar', {
      method: 'POST',
      headers: { Cookie: `PHPSESSID=${session}`, Origin: 'http://x.test', Host: 'x.test' },
    });
  const first = await enter('');
  expect(first.headers.get('location')).toBe('/minha-conta');
  // The first click of a visitor who has no session yet.
  const session = sessionOf(
    await store.api.send('POST', 'browsing-history/checkoutAcesso', { url: '/oculos-de-sol?pg=2' }),
  );
  expect((await enter(session)).headers.get('location')).toBe(`${SHOP_URL}/oculos-de-sol?pg=2`);
  // Browsers do not follow a form's redirect to an address that the policy does not list.
  const policy = (await open('/checkout/acesso', session)).headers.get('content-security-policy');
  expect(policy).toContain(`form-action 'self' ${new URL(SHOP_URL).origin}`);
  await store.api.send('POST', 'browsing-history/checkoutAcesso', { url: '//evil.example/' }, session);
  expect((await enter(session)).headers.get('location')).toBe('/minha-conta');
});

test.each([
  ['/oculos-de-sol?pg=2', `${SHOP_URL}/oculos-de-sol?pg=2`],
  ['https://evil.example/', SHOP_URL],
  ['//evil.example/', SHOP_URL],
])('WISH-03: the account page links back to the page before the login: %s', async (url, href) => {
  const entered = await store.request('/checkout/entrar', {
    method: 'POST',
    headers: { Origin: 'http://x.test', Host: 'x.test' },
  });
  const session = sessionOf(entered);
  await store.api.send('POST', 'browsing-history/checkoutAcesso', { url }, session);
  for (const path of ['/minha-conta', '/minha-conta/lista-desejo/'])
    expect(await (await open(path, session)).text()).toContain(
      `<a href="${href}" data-back>Voltar à loja</a>`,
    );
  const isOwn = href !== SHOP_URL;
  const text = await (await open('/minha-conta', session)).text();
  expect(text.includes(`href="${href}">Continuar de onde parei</a>`)).toBe(isOwn);
  expect(text.includes(`href="${SHOP_URL}">Ver os produtos</a>`)).toBe(!isOwn);
  expect(text).toMatch(/Nenhum favorito ainda nesta conta\. Os deste aparelho passam .*\/favoritos"/s);
});

test('WISH-08: a favourite in the account can be added to the bag, or its sizes chosen, and it can be removed', async () => {
  const Origin = 'http://x.test';
  const post = (path: string, cookie: string, body = '') =>
    store.request(path, {
      method: 'POST',
      headers: {
        Cookie: `PHPSESSID=${cookie}`,
        Origin,
        Host: 'x.test',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body,
    });
  const session = sessionOf(await post('/checkout/entrar', ''));
  const cards = await allProducts(store);
  const sized = firstOf(cards, 'sized', (card) => card.status === 'disponivel' && sizesOf(card).length > 1);
  const single = firstOf(
    cards,
    'simple',
    (card) => card.status === 'disponivel' && sizesOf(card).length === 0,
  );
  await addFavourites(store, session, [sized, single]);
  const list = async () => (await open('/minha-conta/lista-desejo/', session)).text();
  expect(await list()).toContain(`href="${SHOP_URL}${sized.rota.path}">Escolher tamanho`);
  const add = `/checkout/carrinho/?add=${single.id}-0-0-0-1`;
  expect(await list()).toContain(`href="${add}">Adicionar à sacola`);
  expect((await open(add, session)).headers.get('location')).toBe('/checkout/carrinho/');
  expect(await (await open('/checkout/carrinho/', session)).text()).toContain('Ir para o pagamento');
  expect(await (await open('/minha-conta', session)).text()).toContain('2 produtos guardados.');
  for (const { id } of [sized, single])
    expect((await post('/minha-conta/lista-desejo/remover', session, `idProduto=${id}`)).status).toBe(303);
  expect(await list()).toMatch(/Nenhum favorito ainda nesta conta\. .*\/favoritos"/s);
  expect(await list()).toContain(`href="${SHOP_URL}">Ver os produtos</a>`);
});
