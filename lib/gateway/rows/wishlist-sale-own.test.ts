/** @jest-environment node */
import { json, type Loopback } from '@/lib/store-api/testing/loopback';
import { handleGateway } from '../handle';
import { gatewayConfig, request, startPlatform } from '../testing';

jest.mock('@/lib/config/server', () => ({ serverConfig: () => gatewayConfig }));

let platform: Loopback;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());
afterAll(() => platform.close());

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
