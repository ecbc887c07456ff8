/** @jest-environment node */
import { jsonResponse } from '@/lib/platform/testing/stub-platform';
import { handleGateway } from './handle';
import {
  CART,
  CART_LINE,
  CART_PAYLOAD,
  EVALUATION,
  gatewayConfig,
  gatewayPlatform,
  request,
} from './testing';

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => gatewayConfig }));

const platform = gatewayPlatform();

/** A line whose lenses are described in a long text. */
const LENSES = { ...CART_LINE, adicional: 'x'.repeat(1_500) };

describe('forwarded calls', () => {
  test('CART-26, CART-18: the cart is normalised, and its messages are safe HTML', async () => {
    platform.respondWith(jsonResponse(CART));
    const response = await handleGateway(request('GET', 'checkout/cart'));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      quantidadeTotal: 2,
      mensagens: [{ tipo: 'erro', mensagem: '<b>Pouco</b>' }],
      itens: [{ nome: 'Armação', quantidade: 2 }],
      subtotal: { valor: 21 },
    });
  });

  test('CART-18: a message about the cart without a text is left out; links in the others lead to this shop', async () => {
    const mensagens = [
      { tipo: 'erro', mensagem: ' <p></p> ' },
      { tipo: 'erro', mensagem: 'Veja as <a href="https://loja.example/novidades">novidades</a>' },
    ];
    platform.respondWith(jsonResponse({ ...CART, mensagens }));
    const cart = await (await handleGateway(request('GET', 'checkout/cart'))).json();
    expect(cart.mensagens).toEqual([
      { tipo: 'erro', mensagem: 'Veja as <a href="/novidades">novidades</a>' },
    ]);
  });

  test('API-02, API-03: only the token and the session are forwarded from the request', async () => {
    platform.respondWith(jsonResponse(CART));
    await handleGateway(
      request('GET', 'checkout/cart', {
        headers: { cookie: 'a=1; PHPSESSID=s3ss; cep=1', authorization: 'Basic x', 'x-real-ip': '1.1.1.1' },
      }),
    );
    const headers = platform.requests[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'app-token': 'segredo-da-loja', session: 's3ss' });
    for (const name of ['cookie', 'authorization', 'x-real-ip', 'x-forwarded-for', 'origin']) {
      expect(headers[name]).toBeUndefined();
    }
  });

  test.each([
    ['GET', undefined, {}, null],
    ['GET', undefined, { cookie: 'PHPSESSID=old' }, expect.stringContaining('PHPSESSID=new;')],
    ['POST', CART_PAYLOAD, {}, expect.stringContaining('PHPSESSID=new;')],
  ] as const)(
    'A-84: only a change or an existing session sets the session cookie: %s %#',
    async (method, body, headers, cookie) => {
      platform.respondWith(jsonResponse(CART, 200, { 'set-cookie': 'PHPSESSID=new; path=/' }));
      const response = await handleGateway(
        request(method, 'checkout/cart', { ...(body && { body }), headers }),
      );
      expect(response.headers.get('set-cookie')).toEqual(cookie);
    },
  );

  test.each([200, 204])('EVAL-16: an evaluation counts as sent after a %i without a body', async (status) => {
    platform.respondWith((_, response) => response.writeHead(status).end());
    const response = await handleGateway(
      request('POST', 'evaluations/store/add/chave', { body: EVALUATION }),
    );
    expect([response.status, await response.json()]).toEqual([200, { sucesso: true }]);
    const cart = await handleGateway(request('POST', 'checkout/cart', { body: CART_PAYLOAD }));
    expect(cart.status).toBe(502);
  });

  test('C14: responses are private, not cached, not indexed, and omit the platform’s other headers', async () => {
    platform.respondWith(
      jsonResponse(CART, 200, { 'x-powered-by': 'PHP/5', server: 'nginx', 'cache-control': 'public' }),
    );
    const { headers } = await handleGateway(request('GET', 'checkout/cart'));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
  });

  test.each([
    ['POST', CART_PAYLOAD, CART_PAYLOAD],
    ['PUT', { ...CART_LINE, quantidade: 3 }, { ...CART_LINE, quantidade: 3 }],
    ['DELETE', CART_LINE, CART_LINE],
    ['DELETE', LENSES, LENSES],
  ])('CART-24, CART-25, A-81: the call %s checkout/cart forwards its body', async (method, body, sent) => {
    platform.respondWith(jsonResponse(CART));
    const response = await handleGateway(request(method, 'checkout/cart', { body }));
    expect(response.status).toBe(200);
    expect(platform.requests[0]?.method).toBe(method);
    expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual(sent);
  });

  test.each([
    [[], true],
    [{}, true],
    [{ sucesso: 's' }, true],
    [{ sucesso: false }, false],
  ])(
    'EVAL-18: an evaluation is forwarded unchanged; response %j means success %p',
    async (reply, sucesso) => {
      platform.respondWith(jsonResponse(reply));
      const response = await handleGateway(
        request('POST', 'evaluations/store/add/chave-1', { body: EVALUATION }),
      );
      expect(await response.json()).toEqual({ sucesso });
      expect(platform.requests[0]?.url).toBe('/v2/front/evaluations/store/add/chave-1');
      expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual(EVALUATION);
    },
  );

  test('SEARCH-05: only known parameters are forwarded', async () => {
    platform.respondWith(jsonResponse({ conteudo: [], info: { total: 0, limit: 5 } }));
    await handleGateway(
      request('GET', 'url/product/listing/search?busca=sol%20azul&offset=0&limit=5&utm_source=x'),
    );
    expect(platform.requests[0]?.url).toBe(
      '/v2/front/url/product/listing/search?busca=sol+azul&offset=0&limit=5',
    );
  });

  test('A12, LIST-25: further products of a page of 36 come from a platform that sends at most 30 at once', async () => {
    platform.respondWith((sent, response) => {
      const limit = Number(new URL(sent.url ?? '', 'http://x').searchParams.get('limit'));
      const body =
        limit > 30 ? { error: 'limit' } : { conteudo: [], info: { total: 90, exibindo: limit, limit } };
      jsonResponse(body, limit > 30 ? 400 : 200)(sent, response);
    });
    const address = 'url/product/listing/category?url=/solar&offset=36&limit=36';
    const response = await handleGateway(request('GET', address));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ info: { total: 90, exibindo: 36, limit: 36 } });
    expect(platform.requests.slice(1).map(({ url }) => url)).toEqual([
      '/v2/front/url/product/listing/category?url=%2Fsolar&offset=36&limit=24',
      '/v2/front/url/product/listing/category?url=%2Fsolar&offset=60&limit=12',
    ]);
  });

  test('A12, LIST-37: further products of a search without a text are offered, like its page', async () => {
    platform.respondWith(jsonResponse({ conteudo: [], info: { total: 0, limit: 12 } }));
    const search = 'url/product/listing/search?offset=12&limit=12';
    expect((await handleGateway(request('GET', search))).status).toBe(200);
    const long = `${search}&busca=${'a'.repeat(101)}`;
    expect((await handleGateway(request('GET', long))).status).toBe(400);
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
  ])('API-01, API-31, API-37: %s %s is offered', async (method, path, reply, body: object | undefined) => {
    platform.respondWith(jsonResponse(reply));
    const response = await handleGateway(request(method, path, { body }));
    expect(response.status).toBe(200);
    expect(platform.requests).toHaveLength(1);
  });
});
