import http from 'node:http';
import { expect } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { readMarkup } from './support/markup';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import type { QuirkyStore } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

const TOKEN = 'senha-que-ninguem-deve-ver-7f3a91';
const test = testWithSeparateShop({ appToken: TOKEN });

test.use(WITH_PICTURES);

/** The second product needs no configuration. */
const PRODUCT = `/${PRODUCTS[1]?.slug}.html`;

const PAGES = {
  home: '/',
  category: '/armacoes/infantil',
  'filtered category': '/armacoes?cor=Cristal',
  brand: '/marcas/norte',
  'landing page': '/c/volta-as-aulas',
  'Black Friday': '/c/black-friday',
  search: '/busca?busca=lava',
  product: PRODUCT,
  lists: '/lista',
  list: '/lista/kit-praia.html',
  brands: '/marcas',
  institutional: '/pagina/sobre',
  BNDES: '/cartao-bndes',
  'not found': '/nada-aqui',
};

function expectSecurityHeaders(headers: Record<string, string>) {
  const policy = Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toContain("'self'");
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-|\*/);
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy[name]).toEqual(["'none'"]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['permissions-policy']).toMatch(/^camera=\((self)?\), microphone=\(\), geolocation=\(\)/);
  expect(headers['x-powered-by']).toBeUndefined();
}

test.describe.configure({ mode: 'default' });

test.describe('responses to browsers', { tag: '@desktop' }, () => {
  for (const [kind, path] of Object.entries(PAGES)) {
    test(`C6, C13, B19: ${kind} has a strict policy and no inline code, hydrates, and prefetches nothing`, async ({
      page,
      request,
    }) => {
      const problems = await watchPage(page);
      const ahead: string[] = [];
      page.on('request', (sent) => {
        if (sent.headers().rsc !== undefined) ahead.push(sent.url());
      });
      const first = await request.get(path);
      const second = await openHydrated(page, path);
      if (second === null) throw new Error('no response to the second visit');
      for (const headers of [first.headers(), second.headers()]) expectSecurityHeaders(headers);
      const html = await second.text();
      expect(readMarkup(html).inline).toEqual([]);
      // Makes the browser treat the second response like the first.
      expect(await first.text()).toBe(html);
      expect(first.headers()['content-security-policy']).toBe(second.headers()['content-security-policy']);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^Carrinho/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
      // An error page is stale after ten seconds.
      expect(second.headers()['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
      expect(ahead).toEqual([]);
      expect(problems).toEqual(NO_PROBLEMS);
    });
  }

  test('C4, API-02: no response during a shopper’s visit contains the platform’s token', async ({
    page,
    platform,
    shop,
  }) => {
    const received: string[] = [];
    await page.route(`${shop.baseUrl}/**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      received.push(`${response.url()}\n${JSON.stringify(response.headers())}\n${await response.text()}`);
      await route.fulfill({ response });
    });
    await openHydrated(page, '/armacoes');
    await page.getByRole('region', { name: 'Filtros' }).getByRole('link', { name: 'Âmbar' }).click();
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Descrição' })).toBeVisible();
    await openHydrated(page, PRODUCT);
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' }).getByRole('listitem')).toBeVisible();
    await platform.setBehaviour('url/', '500');
    await openHydrated(page, '/busca?busca=falha');
    await expect(page.getByText('Erro 500')).toBeVisible();
    await platform.reset();
    // Waits until the page's background requests have ended.
    await page.unrouteAll({ behavior: 'wait' });

    const kinds = [/\/_next\/static\/.*\.js/, /_rsc=/, /\/v2\/front\/checkout\/cart/, /\.html\n/];
    for (const kind of kinds)
      expect(
        received.some((text) => kind.test(text)),
        String(kind),
      ).toBe(true);
    expect(received.filter((text) => text.includes(TOKEN))).toEqual([]);
    expect((await platform.log()).every(({ headers }) => headers['app-token'] === TOKEN)).toBe(true);
  });
});

test('idle connections stay open for 65 s, which is longer than proxies keep them', {
  tag: '@desktop',
}, async ({ shop }) => {
  const agent = new http.Agent({ keepAlive: true });
  const { headers } = await rawRequest(shop.baseUrl, '/marcas', { agent });
  agent.destroy();
  expect(headers['keep-alive']).toBe('timeout=65');
});

test.describe('the gateway', { tag: '@desktop' }, () => {
  const CART = '/v2/front/checkout/cart';
  const json = { 'content-type': 'application/json' };

  /** Requests made for one visitor, without those of another test's page. */
  const callsOf = async (platform: QuirkyStore, session: string) =>
    (await platform.log()).filter(({ headers }) => headers.session === session);

  test('C2, API-01: calls that are not in the gateway’s table return 404', async ({ shop, platform }) => {
    const headers = { cookie: 'PHPSESSID=semtabela' };
    for (const path of [
      '/v2/front/nada',
      '/v2/front/url/verify',
      '/v2/front/checkout/user/../../settings/x',
    ]) {
      const response = await rawRequest(shop.baseUrl, path, { headers });
      expect(response.status, path).toBe(404);
      expect(response.headers['cache-control']).toContain('no-store');
    }
    expect(await callsOf(platform, 'semtabela')).toEqual([]);
    expect((await rawRequest(shop.baseUrl, CART, { headers })).status).toBe(200);
    expect(await callsOf(platform, 'semtabela')).toHaveLength(1);
  });

  test('C2: an unsupported method returns 405 with the allowed methods', async ({ shop }) => {
    for (const [method, path, allow] of [
      ['PATCH', CART, 'GET, POST, PUT, DELETE'],
      ['DELETE', '/v2/front/settings', 'GET'],
      ['GET', '/v2/front/newsletter', 'POST'],
    ] as const) {
      const { status, headers } = await rawRequest(shop.baseUrl, path, { method });
      expect([status, headers.allow]).toEqual([405, allow]);
    }
  });

  test('C5: a change requested by another site returns 403', async ({ shop, platform }) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: shop.baseUrl },
      { 'sec-fetch-site': 'same-site', origin: shop.baseUrl },
      {},
    ];
    for (const headers of foreign) {
      const response = await rawRequest(shop.baseUrl, CART, {
        method: 'POST',
        headers: { ...json, cookie: 'PHPSESSID=deoutrosite', ...headers },
        body: '{"tipo":"produto","itens":[]}',
      });
      expect(response.status, JSON.stringify(headers)).toBe(403);
    }
    expect(await callsOf(platform, 'deoutrosite')).toEqual([]);
  });

  test('C5: a body with the content type of a form returns 415', async ({ shop }) => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await rawRequest(shop.baseUrl, CART, {
        method: 'POST',
        headers: { 'content-type': type, origin: shop.baseUrl },
        body: '{"tipo":"produto","itens":[]}',
      });
      expect(status, type).toBe(415);
    }
  });

  test('C3, API-03: the session cookie is host-only, and responses that set it are not cached', async ({
    shop,
  }) => {
    // A read creates no session, but an expired session is replaced.
    expect((await rawRequest(shop.baseUrl, CART)).headers['set-cookie']).toBeUndefined();
    const old = { headers: { cookie: 'PHPSESSID=vencida' } };
    const { status, headers } = await rawRequest(shop.baseUrl, CART, old);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toHaveLength(1);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^PHPSESSID=\w+; /);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
    expect(cookie).not.toMatch(/domain/i);
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
