/** @jest-environment node */
import { json, type Loopback, startLoopback } from '@/lib/store-api/testing/loopback';
import { handleGateway } from './handle';

const config = {
  storeApiUrl: '',
  storeAppToken: 'segredo-da-loja',
  storeSiteUrl: 'https://loja.example',
  siteUrl: 'http://localhost:3000',
  sessionCookieScript: false,
};
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));

let platform: Loopback;
beforeAll(async () => {
  platform = await startLoopback();
  config.storeApiUrl = platform.url;
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(() => platform.close());

const SHOP = 'http://localhost:3000';
let visitor = 0;

type Options = { body?: unknown; headers?: Record<string, string>; raw?: string };

/** A request of a page of the shop, each from a network of its own so that limits do not add up. */
function request(method: string, path: string, { body, headers = {}, raw }: Options = {}): Request {
  visitor += 1;
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${SHOP}/v2/front/${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      'x-forwarded-for': `10.${visitor >> 8}.${visitor & 255}.7`,
      ...(method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: text,
  });
}

const CART = {
  quantidadeItens: 1,
  quantidadeTotal: '2',
  mensagens: [{ tipo: 'erro', mensagem: '<b>Pouco</b><img src=x onerror=alert(1)>' }],
  itens: [
    {
      nome: ' Armação ',
      tipo: 'produto',
      quantidade: '2',
      precos: { precoPor: '10.50' },
      hash: { idProduto: 1 },
    },
  ],
  subtotal: [],
};
const LINE = { idProduto: 1, idAtributoSimples: 0, adicional: '', tipo: 'produto' };
const READY = {
  tipo: 'produto',
  itens: [
    {
      idProduto: '1',
      idAtributoSimples: '0',
      idUnidadeVenda: '0',
      idArmazem: '0',
      quantidade: '1',
      adicional: '',
      parametros: '',
    },
  ],
};

const EVALUATION = { experiencia: 9, atendimento: 10, satisfacao: true, autorizacao: false, mensagem: '' };

describe('what passes', () => {
  test('CART-26, CART-18: the cart comes normalised, its messages as safe HTML', async () => {
    platform.answer(json(CART));
    const response = await handleGateway(request('GET', 'checkout/cart'));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      quantidadeTotal: 2,
      mensagens: [{ tipo: 'erro', mensagem: '<b>Pouco</b>' }],
      itens: [{ nome: 'Armação', quantidade: 2 }],
      subtotal: { valor: 21 },
    });
  });

  test('API-02, API-03: token and session go out, and nothing else of the request', async () => {
    platform.answer(json(CART));
    await handleGateway(
      request('GET', 'checkout/cart', {
        headers: { cookie: 'a=1; PHPSESSID=s3ss; cep=1', authorization: 'Basic x', 'x-real-ip': '1.1.1.1' },
      }),
    );
    const headers = platform.seen[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'app-token': 'segredo-da-loja', session: 's3ss' });
    for (const name of ['cookie', 'authorization', 'x-real-ip', 'x-forwarded-for', 'origin']) {
      expect(headers[name]).toBeUndefined();
    }
  });

  test('C14: answers are private, not stored, not indexed, and carry no other header of the platform', async () => {
    platform.answer(json(CART, 200, { 'x-powered-by': 'PHP/5', server: 'nginx', 'cache-control': 'public' }));
    const { headers } = await handleGateway(request('GET', 'checkout/cart'));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
  });

  test.each([
    ['POST', READY, READY],
    ['PUT', { ...LINE, quantidade: 3 }, { ...LINE, quantidade: 3 }],
    ['DELETE', LINE, LINE],
  ])('CART-24, CART-25, A-81: %s checkout/cart hands its body on', async (method, body, sent) => {
    platform.answer(json(CART));
    const response = await handleGateway(request(method, 'checkout/cart', { body }));
    expect(response.status).toBe(200);
    expect(platform.seen[0]?.method).toBe(method);
    expect(JSON.parse(platform.seen[0]?.body ?? '')).toEqual(sent);
  });

  test.each([
    [[], true],
    [{}, true],
    [{ sucesso: 's' }, true],
    [{ sucesso: false }, false],
  ])('EVAL-18: an evaluation is handed on as it is; answer %j means taken %p', async (answer, sucesso) => {
    platform.answer(json(answer));
    const response = await handleGateway(
      request('POST', 'evaluations/store/add/chave-1', { body: EVALUATION }),
    );
    expect(await response.json()).toEqual({ sucesso });
    expect(platform.seen[0]?.url).toBe('/v2/front/evaluations/store/add/chave-1');
    expect(JSON.parse(platform.seen[0]?.body ?? '')).toEqual(EVALUATION);
  });

  test('SEARCH-05: only known parameters pass', async () => {
    platform.answer(json({ conteudo: [], info: { total: 0, limit: 5 } }));
    await handleGateway(
      request('GET', 'url/product/listing/search?busca=sol%20azul&offset=0&limit=5&utm_source=x'),
    );
    expect(platform.seen[0]?.url).toBe(
      '/v2/front/url/product/listing/search?busca=sol+azul&offset=0&limit=5',
    );
  });

  test.each([
    ['GET', 'settings', {}, undefined],
    ['GET', 'brands?ativo=true', { marcas: [] }, undefined],
    ['GET', 'checkout/user', {}, undefined],
    ['GET', 'struct/menus/menu-oculos', {}, undefined],
    ['GET', 'showcase/banners/banner-principal?idNivel=3&limit=1', {}, undefined],
    ['GET', 'showcase/products/lancamentos', {}, undefined],
    ['POST', 'newsletter', { sucesso: true }, { email: ' a@b.c ' }],
    ['POST', 'shipment/product', { fretes: [] }, { cep: '01310100', idProduto: 3 }],
    ['GET', 'evaluations/store/add/chave-1', { sucesso: true }, undefined],
    ['POST', 'evaluations/store/add/chave%3D', [], EVALUATION],
    ['POST', 'wishlist/remove', { sucesso: true }, { idProduto: 3 }],
    ['POST', 'sale/cancel', { redirect: '' }, {}],
  ])('API-01, API-31, API-37: %s %s is offered', async (method, path, answer, body: object | undefined) => {
    platform.answer(json(answer));
    const response = await handleGateway(request(method, path, { body }));
    expect(response.status).toBe(200);
    expect(platform.seen).toHaveLength(1);
  });
});

describe('favourites, internal sale and services beside the platform', () => {
  test('WISH-03, API-33: verify sends the three identities and nothing else', async () => {
    platform.answer(json({ sucesso: 's' }));
    const asked = request('POST', 'wishlist/verify', { body: { idProduto: '7', quantidade: 3 } });
    expect(await (await handleGateway(asked)).json()).toEqual({ sucesso: true });
    expect(JSON.parse(platform.seen[0]?.body ?? '')).toEqual({
      idProduto: 7,
      idAtributoSimples: 0,
      idUnidadeVenda: 0,
    });
  });

  test('WISH-05: a favourite goes out with its five fields', async () => {
    platform.answer(json({ sucesso: true }));
    await handleGateway(request('POST', 'wishlist/add', { body: { idProduto: 7, idAtributoSimples: 2 } }));
    expect(JSON.parse(platform.seen[0]?.body ?? '')).toEqual({
      idProduto: 7,
      idAtributoSimples: 2,
      idUnidadeVenda: 0,
      quantidade: 1,
      parametroAdicional: '',
    });
  });

  test('WISH-02: the platform’s 401 is told as 401, its other refusals as 502', async () => {
    const add = () => handleGateway(request('POST', 'wishlist/add', { body: { idProduto: 7 } }));
    platform.answer(json({ error: 'Acesso negado' }, 401));
    const refused = await add();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ error: 'Entre na sua conta para continuar.' });
    platform.answer(json({}, 403));
    expect((await add()).status).toBe(502);
    platform.answer(json({}, 401));
    expect((await handleGateway(request('GET', 'checkout/user'))).status).toBe(502);
  });

  test.each([
    ['wishlist/add', { idProduto: 0 }],
    ['wishlist/verify', { idProduto: 'x' }],
    ['browsing-history/checkoutAcesso', { url: 'https://evil.example/' }],
    ['browsing-history/checkoutAcesso', { url: '//evil.example' }],
    ['browsing-history/checkoutAcesso', { url: '/\\evil.example' }],
    ['browsing-history/checkoutAcesso', { url: '/\t/evil.example' }],
  ])('C7: 400 for %s with %j', async (path, body) => {
    platform.answer(json({ sucesso: true }));
    expect((await handleGateway(request('POST', path, { body }))).status).toBe(400);
    expect(platform.seen).toHaveLength(0);
  });

  test('WISH-06, API-34: the page to come back to is told by its path', async () => {
    platform.answer(json({ sucesso: true }));
    const body = { url: '/oculos-de-sol?pg=2' };
    const asked = request('POST', 'browsing-history/checkoutAcesso', { body });
    expect((await handleGateway(asked)).status).toBe(200);
    expect(platform.seen[0]).toMatchObject({
      url: '/v2/front/browsing-history/checkoutAcesso',
      body: JSON.stringify(body),
    });
  });

  test('SALE-08, API-35: cancelling sends nothing and answers the address; a script is none', async () => {
    for (const [redirect, told] of [
      ['https://loja.example/venda', 'https://loja.example/venda'],
      ['javascript:alert(1)', ''],
      [null, ''],
    ]) {
      platform.answer(json({ redirect }));
      const response = await handleGateway(request('POST', 'sale/cancel', { body: {} }));
      expect(await response.json()).toEqual({ redirect: told });
      expect(platform.seen[0]?.body).toBe('{}');
    }
  });

  test('API-38: store reviews come from this shop’s server, without asking the platform', async () => {
    platform.answer(json({}));
    const response = await handleGateway(request('GET', 'reviews/store'));
    expect(await response.json()).toEqual({ notice: '', store_reviews: [] });
    expect(platform.seen).toHaveLength(0);
  });
});

describe('what is refused', () => {
  test.each([
    'nada',
    'checkout',
    'checkout/cart/1',
    'struct/menus/segredo',
    'url/verify',
    'showcase/banners/A%20b',
    'evaluations/store/add/a%20b',
    'evaluations/store/add/a%3Fb',
    'evaluations/store/add',
  ])('C1: 404 for %s', async (path) => {
    platform.answer(json({}));
    expect((await handleGateway(request('GET', path))).status).toBe(404);
    expect(platform.seen).toHaveLength(0);
  });

  test.each([
    ['PATCH', 'checkout/cart', 'GET, POST, PUT, DELETE'],
    ['OPTIONS', 'checkout/cart', 'GET, POST, PUT, DELETE'],
    ['POST', 'settings', 'GET'],
    ['GET', 'newsletter', 'POST'],
  ])('C1: 405 with Allow for %s %s', async (method, path, allow) => {
    const response = await handleGateway(request(method, path));
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  test.each([
    'checkout%2fcart',
    'checkout%5ccart',
    '../../settings',
    '%2e%2e/settings',
    'checkout//cart',
    'checkout/cart%00',
    'checkout/cart%0d%0aX-A:1',
    'checkout/%E0%A4%A',
    'checkout%252fcart',
    'a@b/cart',
    'a/b/c/d/e/f',
    'settings?a=1&a=2',
    'settings?a=%0a',
    `settings?a=${'x'.repeat(2_100)}`,
  ])('C2: 400 for %s', async (path) => {
    platform.answer(json({}));
    expect((await handleGateway(request('GET', path))).status).toBe(400);
    expect(platform.seen).toHaveLength(0);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: SHOP }],
    ['a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['the null origin', { 'sec-fetch-site': '', origin: 'null' }],
    ['nobody', { 'sec-fetch-site': '' }],
  ])('C5: 403 for a change asked by %s', async (_name, headers: Record<string, string>) => {
    platform.answer(json(CART));
    const asked = request('POST', 'checkout/cart', { body: READY, headers });
    if (headers['sec-fetch-site'] === '') asked.headers.delete('sec-fetch-site');
    expect((await handleGateway(asked)).status).toBe(403);
    expect(platform.seen).toHaveLength(0);
  });

  test.each([SHOP, 'https://localhost:3000'])(
    'C5: a change from our own origin %s passes',
    async (origin) => {
      platform.answer(json(CART));
      const asked = request('POST', 'checkout/cart', { body: READY, headers: { origin } });
      asked.headers.delete('sec-fetch-site');
      expect((await handleGateway(asked)).status).toBe(200);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'C5: 415 for a body of type %j',
    async (type) => {
      const asked = request('POST', 'checkout/cart', { body: READY, headers: { 'content-type': type } });
      expect((await handleGateway(asked)).status).toBe(415);
    },
  );

  test('C1: 413 for a body above the limit, also when it claims to be small', async () => {
    const raw = JSON.stringify({ ...READY, more: 'x'.repeat(30_000) });
    expect((await handleGateway(request('POST', 'checkout/cart', { raw }))).status).toBe(413);
    const liar = request('POST', 'checkout/cart', { raw, headers: { 'content-length': '10' } });
    expect((await handleGateway(liar)).status).toBe(413);
  });

  test.each([
    ['POST', 'checkout/cart', '{"tipo":'],
    ['POST', 'checkout/cart', '[]'],
    ['POST', 'checkout/cart', 'null'],
    ['POST', 'checkout/cart', JSON.stringify({ ...READY, itens: [] })],
    ['POST', 'checkout/cart', JSON.stringify({ tipo: 'produto', itens: Array(51).fill(READY.itens[0]) })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...LINE, quantidade: 0 })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...LINE, quantidade: 1.5 })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...LINE, quantidade: 10_000 })],
    ['PUT', 'checkout/cart', JSON.stringify({ ...LINE, quantidade: 1, nested: {} })],
    ['DELETE', 'checkout/cart', JSON.stringify({ ...LINE, 'bad key': 1 })],
    ['POST', 'newsletter', '{"email":"  "}'],
    ['POST', 'newsletter', '{"email":"a@b.c\\r\\nBcc: x@y.z"}'],
    ['POST', 'shipment/product', '{"cep":"0131010","idProduto":1}'],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, experiencia: 0 })],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, atendimento: '10' })],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, satisfacao: null })],
    ['POST', 'evaluations/store/add/k', JSON.stringify({ ...EVALUATION, mensagem: 'x'.repeat(2_001) })],
  ])('2.2.1: 400 for %s %s with %s', async (method, path, raw) => {
    platform.answer(json(CART));
    expect((await handleGateway(request(method, path, { raw }))).status).toBe(400);
    expect(platform.seen).toHaveLength(0);
  });

  test('15.3.3: fields that the table does not name are not handed on', async () => {
    platform.answer(json({ sucesso: true }));
    await handleGateway(
      request('POST', 'newsletter', { raw: '{"email":"a@b.c","admin":true,"__proto__":{"x":1}}' }),
    );
    expect(platform.seen[0]?.body).toBe('{"email":"a@b.c"}');
  });

  test.each([
    ['newsletter', 5, { email: 'a@b.c' }],
    ['shipment/product', 20, { cep: '01310100', idProduto: 1 }],
    ['checkout/cart', 60, READY],
  ])(
    'C10: %s takes %i calls a minute from one client, then 429 with Retry-After',
    async (path, calls, body) => {
      platform.answer(json(path === 'checkout/cart' ? CART : { sucesso: true, fretes: [] }));
      const headers = { 'x-forwarded-for': `203.0.113.9, 198.51.${calls}.1` };
      for (let call = 0; call < calls; call += 1) {
        expect((await handleGateway(request('POST', path, { body, headers }))).status).toBe(200);
      }
      const refused = await handleGateway(request('POST', path, { body, headers }));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const lying = { 'x-forwarded-for': `1.2.3.4, 198.51.${calls}.200` };
      expect((await handleGateway(request('POST', path, { body, headers: lying }))).status).toBe(429);
      expect((await handleGateway(request('POST', path, { body }))).status).toBe(200);
    },
  );
});

describe('when the platform fails', () => {
  test.each([
    [404, 404],
    [400, 502],
    [500, 502],
    [503, 503],
    [504, 504],
  ])('16.5.1: platform status %i becomes %i without a word of its own', async (status, expected) => {
    platform.answer(json({ error: 'SQLSTATE segredo' }, status));
    const response = await handleGateway(request('POST', 'checkout/cart', { body: READY }));
    expect(response.status).toBe(expected);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
    expect(text).not.toMatch(/SQLSTATE|127\.0\.0\.1|segredo/);
  });

  test('R8: HTML instead of JSON becomes 502', async () => {
    platform.answer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    );
    expect((await handleGateway(request('GET', 'settings'))).status).toBe(502);
  });

  test('R8: an answer of another shape is no cart', async () => {
    platform.answer(json({ sucesso: true }));
    expect((await handleGateway(request('GET', 'checkout/cart'))).status).toBe(502);
  });
});
