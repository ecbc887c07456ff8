/** @jest-environment node */

import { handleGateway } from '@/lib/gateway/handle';
import { gatewayConfig, gatewayPlatform, request } from '@/lib/gateway/testing';
import { jsonResponse } from '@/lib/platform/testing/stub-platform';

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => gatewayConfig }));

const platform = gatewayPlatform();

describe('favourites, internal sale and other services', () => {
  test('WISH-03, API-33: verify sends the three ids and nothing else', async () => {
    platform.respondWith(jsonResponse({ sucesso: 's' }));
    const incoming = request('POST', 'wishlist/verify', { body: { idProduto: '7', quantidade: 3 } });
    expect(await (await handleGateway(incoming)).json()).toEqual({ sucesso: true });
    expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual({
      idProduto: 7,
      idAtributoSimples: 0,
      idUnidadeVenda: 0,
    });
  });

  test('WISH-05: adding a favourite sends its five fields', async () => {
    platform.respondWith(jsonResponse({ sucesso: true }));
    await handleGateway(request('POST', 'wishlist/add', { body: { idProduto: 7, idAtributoSimples: 2 } }));
    expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual({
      idProduto: 7,
      idAtributoSimples: 2,
      idUnidadeVenda: 0,
      quantidade: 1,
      parametroAdicional: '',
    });
  });

  test('WISH-02: the platform’s 401 is returned as 401, its other errors as 502', async () => {
    const add = () => handleGateway(request('POST', 'wishlist/add', { body: { idProduto: 7 } }));
    platform.respondWith(jsonResponse({ error: 'Acesso negado' }, 401));
    const refused = await add();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ error: 'Entre na sua conta para continuar.' });
    platform.respondWith(jsonResponse({}, 403));
    expect((await add()).status).toBe(502);
    platform.respondWith(jsonResponse({}, 401));
    expect((await handleGateway(request('GET', 'checkout/user'))).status).toBe(502);
  });

  test.each([
    ['an empty object', jsonResponse({}), true],
    ['no body', jsonResponse('', 204), true],
    ['success', jsonResponse({ sucesso: 's' }), true],
    ['failure', jsonResponse({ sucesso: false }), false],
  ])('WISH-01, WISH-04: a removal that returns %s counts: %s', async (_name, response, sucesso) => {
    platform.respondWith(response);
    const removed = await handleGateway(request('POST', 'wishlist/remove', { body: { idProduto: 7 } }));
    expect(await removed.json()).toEqual({ sucesso });
  });

  test.each([
    ['wishlist/add', { idProduto: 0 }],
    ['wishlist/verify', { idProduto: 'x' }],
    ['browsing-history/checkoutAcesso', { url: 'https://evil.example/' }],
    ['browsing-history/checkoutAcesso', { url: '//evil.example' }],
    ['browsing-history/checkoutAcesso', { url: '/\\evil.example' }],
    ['browsing-history/checkoutAcesso', { url: '/\t/evil.example' }],
  ])('C7: %s with %j is rejected with 400', async (path, body) => {
    platform.respondWith(jsonResponse({ sucesso: true }));
    expect((await handleGateway(request('POST', path, { body }))).status).toBe(400);
    expect(platform.requests).toHaveLength(0);
  });

  test('WISH-06, API-34: the return page is sent as a path', async () => {
    platform.respondWith(jsonResponse({ sucesso: true }));
    const body = { url: '/oculos-de-sol?pg=2' };
    const incoming = request('POST', 'browsing-history/checkoutAcesso', { body });
    expect((await handleGateway(incoming)).status).toBe(200);
    expect(platform.requests[0]).toMatchObject({
      url: '/v2/front/browsing-history/checkoutAcesso',
      body: JSON.stringify(body),
    });
  });

  test('SALE-08, API-35: cancelling sends an empty body and returns the address, but never a javascript: URL', async () => {
    for (const [redirect, expected] of [
      ['https://loja.example/venda', 'https://loja.example/venda'],
      ['javascript:alert(1)', ''],
      [null, ''],
    ]) {
      platform.respondWith(jsonResponse({ redirect }));
      const response = await handleGateway(request('POST', 'sale/cancel', { body: {} }));
      expect(await response.json()).toEqual({ redirect: expected });
      expect(platform.requests[0]?.body).toBe('{}');
    }
  });

  test('PDP-57: a product to compare is read by its path; paths of another depth are rejected', async () => {
    platform.respondWith(
      jsonResponse({ estrutura: { nivel: 'product/detail' }, conteudo: { id: 7, nome: 'Armação Serra' } }),
    );
    const response = await handleGateway(request('GET', 'comparison/serra.html'));
    expect(await response.json()).toMatchObject({ href: '/serra.html', nome: 'Armação Serra', mm: null });
    platform.respondWith(jsonResponse({ error: 'x' }, 500));
    expect((await handleGateway(request('GET', 'comparison/outra.html'))).status).toBe(502);
    expect((await handleGateway(request('GET', 'comparison/a/b.html'))).status).toBe(404);
    expect((await handleGateway(request('POST', 'comparison/serra.html'))).status).toBe(405);
  });

  test('API-38: store reviews are read without a call to the platform', async () => {
    platform.respondWith(jsonResponse({}));
    const response = await handleGateway(request('GET', 'reviews/store'));
    expect(await response.json()).toEqual({ notice: '', store_reviews: [] });
    expect(platform.requests).toHaveLength(0);
  });
});

test('CART-28, quirk 1: a line is removed with its whole hash, in which PHP may send an empty part as a list', async () => {
  const body = { tipo: 'produto', idProduto: 7, adicional: '', parametros: [] };
  platform.respondWith(jsonResponse({ itens: [] }));
  expect((await handleGateway(request('DELETE', 'checkout/cart', { body }))).status).toBe(200);
  expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual(body);
});
