/** @jest-environment node */
import { agentsConfig, agentsPlatform } from '../testing';
import { restCaller } from './testing';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const { platform, profile } = agentsPlatform();
const call = restCaller(profile);

describe('catalogue', () => {
  test('a search returns prices in centavos, sizes with stock, and the Pix saving', async () => {
    const { status, json } = await call('/catalog/search', { query: 'serra' });
    expect(status).toBe(200);
    const [product] = json.products;
    expect(product).toMatchObject({
      id: '7',
      handle: 'armacao-serra',
      title: 'Armação Serra',
      url: 'http://localhost:3000/armacao-serra.html',
      price_range: { min: { amount: 44_990, currency: 'BRL' }, max: { amount: 44_990, currency: 'BRL' } },
      options: [{ name: 'Tamanho', values: [{ label: '52' }, { label: '54' }] }],
    });
    expect(product.variants).toMatchObject([
      { id: '7-52', availability: { available: true }, list_price: { amount: 59_990 } },
      { id: '7-54', availability: { available: false, status: 'out_of_stock' } },
    ]);
    expect(product.variants[0].metadata).toMatchObject({
      pix_price: { amount: 40_491 },
      instalments: { count: 10, amount: { amount: 4_499 }, interest_free: true },
    });
    expect(json.pagination).toEqual({ has_next_page: false, total_count: 1 });
  });

  test('a price filter applies even if the platform ignores it', async () => {
    const { json } = await call('/catalog/search', { query: 'serra', filters: { price: { max: 44_000 } } });
    expect(json.products).toEqual([]);
    expect(json.messages.map(({ code }: { code: string }) => code)).toEqual(['no_results']);
  });

  test('a misplaced filter gets a warning that says where it belongs', async () => {
    const { json } = await call('/catalog/search', { query: 'serra', filters: { colour: 'Preto' } });
    expect(json.products).toHaveLength(1);
    expect(json.messages).toMatchObject([{ type: 'warning', code: 'filter_unknown' }]);
    expect(json.messages[0].content).toBe(
      'Ignored filters: colour. Did you mean localhost.eyewear: {"colour": …}? Filters are categories, price, and under localhost.eyewear those of glasses: shape, colour, material, size, face_width_mm.',
    );
  });

  test.each([
    ['nothing', {}],
    ['a filter that is none', { filters: { colour: 'Preto' } }],
    ['empty words', { query: ' ' }],
    ['a price that is no whole number', { filters: { price: { max: 1.5 } } }],
    ['a negative limit', { query: 'x', pagination: { limit: -1 } }],
    ['a made-up cursor', { query: 'x', pagination: { cursor: 'W10=' } }],
    ['a list', []],
    ['text', 'x'],
  ])('a search for %s is rejected', async (_, body) => {
    const { status, json } = await call('/catalog/search', body);
    expect([status, json.code]).toEqual([400, 'invalid_request']);
  });

  test('filters apply to lookups too, and filters that only a search supports get a warning', async () => {
    const priced = await call('/catalog/lookup', { ids: ['7'], filters: { price: { max: 100 } } });
    expect(priced.json.products).toEqual([]);
    const elsewhere = await call('/catalog/product', { id: '7', filters: { categories: ['solar'] } });
    expect(elsewhere.json.messages).toMatchObject([{ type: 'error', code: 'not_found' }]);
    const filters = { 'localhost.eyewear': { size: '52' } };
    for (const [path, body] of [
      ['/catalog/lookup', { ids: ['7'] }],
      ['/catalog/product', { id: '7' }],
    ] as const) {
      const { json } = await call(path, { ...body, filters });
      expect(json.messages).toMatchObject([
        { content: 'Ignored filters: localhost.eyewear. Filters are categories, price.' },
      ]);
    }
  });

  test('a product is found by id, variant, SKU, handle and address, and unknown ids are reported', async () => {
    const ids = ['7-54', '7', 'SER-7', 'armacao-serra', 'http://localhost:3000/armacao-serra.html', 'nada'];
    const { json } = await call('/catalog/lookup', { ids: [...ids, '7'] });
    expect(json.products).toHaveLength(1);
    const inputs = json.products[0].variants.map(({ id, inputs: of }: { id: string; inputs: unknown }) => [
      id,
      of,
    ]);
    expect(inputs).toEqual([
      ['7-52', expect.arrayContaining([{ id: '7', match: 'featured' }])],
      ['7-54', [{ id: '7-54', match: 'exact' }]],
    ]);
    expect(json.messages).toEqual([{ type: 'info', code: 'not_found', content: 'nada' }]);
  });

  test('a lookup of more than 20 ids is rejected', async () => {
    const { status, json } = await call('/catalog/lookup', {
      ids: Array.from({ length: 21 }, (_, id) => `${id}`),
    });
    expect([status, json.code]).toEqual([400, 'request_too_large']);
  });

  test('product details start with the chosen size and contain the availability of all sizes', async () => {
    const { json } = await call('/catalog/product', {
      id: '7',
      selected: [{ name: 'Tamanho', label: '54' }],
    });
    expect(json.product.variants.map(({ id }: { id: string }) => id)).toEqual(['7-54', '7-52']);
    expect(json.product.selected).toEqual([{ name: 'Tamanho', label: '54' }]);
    expect(json.product.options[0].values).toEqual([
      { label: '52', available: true, exists: true },
      { label: '54', available: false, exists: true },
    ]);
  });

  test('an unknown product gets a response with an error', async () => {
    const { status, json } = await call('/catalog/product', { id: 'nada' });
    expect([status, json.ucp.status, json.messages[0].code]).toEqual([200, 'error', 'not_found']);
  });
});

describe('rejected calls', () => {
  test.each([
    ['no agent', { 'ucp-agent': '' }, 400, 'invalid_profile_url'],
    [
      'an agent in a private network',
      { 'ucp-agent': 'profile="http://10.0.0.1/p"' },
      400,
      'invalid_profile_url',
    ],
    ['a page of another site', { origin: 'https://outra.example' }, 403, 'origin_not_allowed'],
    ['an opaque page', { origin: 'null' }, 403, 'origin_not_allowed'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['a large body by its head', { 'content-length': '20001' }, 413, 'body_too_large'],
  ])('%s is rejected', async (_, headers, status, code) => {
    const response = await call('/catalog/search', { query: 'serra' }, { headers });
    expect([response.status, response.json.code]).toEqual([status, code]);
    expect(platform.requests).toHaveLength(0);
  });

  test('a large body, and a body that is not JSON, are rejected', async () => {
    const large = await call('/catalog/search', { query: 'a', padding: 'a'.repeat(20_001) });
    expect([large.status, large.json.code]).toEqual([413, 'body_too_large']);
    const broken = await call('/catalog/search', undefined, { raw: '{"query":' });
    expect([broken.status, broken.json.code]).toEqual([400, 'invalid_json']);
  });

  test('a local profile is read only for local callers', async () => {
    const remote = await call(
      '/catalog/search',
      { query: 'serra' },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
    expect([remote.status, remote.json.code]).toEqual([400, 'invalid_profile_url']);
    const proxied = await call(
      '/catalog/search',
      { query: 'serra' },
      { headers: { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' } },
    );
    expect([proxied.status, proxied.json.code]).toEqual([400, 'invalid_profile_url']);
  });

  test('C13: a public shop fetches no local profile, for any caller', async () => {
    const { siteUrl } = agentsConfig;
    agentsConfig.siteUrl = 'https://www.otica.com.br';
    const { status, json } = await call('/catalog/search', { query: 'serra' });
    agentsConfig.siteUrl = siteUrl;
    expect([status, json.code]).toEqual([400, 'invalid_profile_url']);
    expect(profile.requests).toHaveLength(0);
  });

  test('an agent of an unsupported version gets version_unsupported', async () => {
    profile.respondWith((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ucp: { version: '2025-01-01', services: {}, payment_handlers: {} } })),
    );
    const headers = { 'ucp-agent': `profile="${profile.url}/old.json"` };
    const { status, json } = await call('/catalog/search', { query: 'serra' }, { headers });
    expect([status, json.code]).toEqual([422, 'version_unsupported']);
    expect(json.continue_url).toBe('http://localhost:3000/');
  });

  test('an agent without the capability gets capabilities_incompatible', async () => {
    profile.respondWith((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ucp: { version: '2026-04-08', services: {}, payment_handlers: {} } })),
    );
    const headers = { 'ucp-agent': `profile="${profile.url}/bare.json"` };
    const { status, json } = await call('/catalog/search', { query: 'serra' }, { headers });
    expect([status, json.messages[0].code]).toEqual([200, 'capabilities_incompatible']);
  });

  test('unknown addresses and methods are rejected, and all requests if agents are disabled', async () => {
    const missing = await call('/orders', {});
    expect([missing.status, missing.json.code]).toEqual([404, 'not_found']);
    const wrong = await call('/carts', undefined, { method: 'GET' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    agentsConfig.agents = false;
    const off = await call('/catalog/search', { query: 'serra' });
    agentsConfig.agents = true;
    expect(off.status).toBe(404);
  });

  test("a platform failure returns 503 without the platform's error message", async () => {
    platform.respondWith((_, response) => response.writeHead(500).end('SQLSTATE'));
    const { status, headers, json } = await call('/catalog/search', { query: 'outra' });
    expect([status, headers.get('retry-after'), json.code]).toEqual([503, '5', 'store_unavailable']);
    expect(JSON.stringify(json)).not.toContain('SQLSTATE');
  });
});
