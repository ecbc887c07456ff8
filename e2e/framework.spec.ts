import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { holdRequests, openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { type RawResponse, rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

/** The framework changes in lib/framework, checked in the built shop. */
const test = testWithSeparateShop();

test.use(WITH_PICTURES);

const ROUTER = { rsc: '1' };
const EMAIL = 'maria@exemplo.com.br';
const VARY = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];

const product = (index: number) => `/${PRODUCTS[index]?.slug}.html`;
const lifetimeOf = ({ headers }: RawResponse) =>
  Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);

function expectVary({ headers }: RawResponse) {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of VARY) expect(names.filter((other) => other === name)).toEqual([name]);
}

test.describe.configure({ mode: 'default' });

test.describe('a cached page', { tag: '@desktop' }, () => {
  for (const [index, length] of [10, 1_100, 3_000].entries()) {
    test(`C13: a cached page contains nothing of its first visitor’s query of more than ${length} characters`, async ({
      shop,
    }) => {
      const path = product(index);
      const first = await rawRequest(shop.baseUrl, `${path}?email=${EMAIL}&utm_source=${'a'.repeat(length)}`);
      let second = first;
      // Waits until the page is cached, which Next does after its response. Only addresses that exist and have no query
      // are cached.
      await expect
        .poll(async () => {
          second = await rawRequest(shop.baseUrl, path);
          return second.headers['x-nextjs-cache'];
        })
        .toBe('HIT');
      const data = await rawRequest(shop.baseUrl, `${path}?_rsc`, { headers: ROUTER });
      expect([first.status, second.status, data.status]).toEqual([200, 200, 200]);
      expect(data.headers['x-nextjs-cache']).toBe('HIT');
      for (const { body } of [first, second, data]) {
        expect(body).not.toContain(EMAIL);
        expect(body).not.toContain('aaaaaaaaaa');
      }
      expect(data.body).toContain(`"P":null,"c":["","${path.slice(1)}"]`);
      expect(second.body.split('self.__next_f.push([1,')).toHaveLength(2);
    });
  }

  test('C6: a cached page ignores a nonce from the client, and has a single policy', async ({ shop }) => {
    const policy = "script-src 'nonce-doCliente'";
    const headers = { 'content-security-policy': policy, 'content-security-policy-report-only': policy };
    const path = product(3);
    const first = await rawRequest(shop.baseUrl, path, { headers });
    const second = await rawRequest(shop.baseUrl, path);
    for (const response of [first, second]) {
      expect(response.body).not.toContain('doCliente');
      expect(response.headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^,]*$/,
      );
    }
  });

  test('R5: a page with missing sections is cached for only 10 seconds, a complete page for 60', async ({
    shop,
  }) => {
    const paths = ['/', '/armacoes', '/marcas', product(4)];
    // Of these pages, the home page and the brands have banners, which this platform never returns.
    const responses = await Promise.all(paths.map((path) => rawRequest(shop.baseUrl, path)));
    expect(responses.map(lifetimeOf)).toEqual([10, 60, 10, 60]);
  });
});

test.describe('requests by the Next router', { tag: '@desktop' }, () => {
  for (const headers of [ROUTER, { ...ROUTER, 'next-router-prefetch': '1' }]) {
    for (const address of ['/solares', '/solares?_rsc', '/solares?cor=Cristal&_rsc=errado']) {
      test(`C13: ${address} with ${Object.keys(headers)} leads to the page, and its redirect is not cached`, async ({
        shop,
      }) => {
        const response = await rawRequest(shop.baseUrl, address, { headers });
        const isRight = address === '/solares?_rsc' && headers === ROUTER;
        expect(response.status).toBe(isRight ? 200 : 307);
        expectVary(response);
        if (isRight) return;
        expect(response.headers['cache-control']).toBe('no-store');
        const found = await rawRequest(shop.baseUrl, response.headers.location ?? '', { headers });
        expect(found.status).toBe(200);
        expect(found.headers['content-type']).toMatch(/^text\/x-component/);
        expectVary(found);
      });
    }
  }

  test('C13: the Vary header of every page and redirect lists the headers that tell the router from a browser', async ({
    shop,
  }) => {
    for (const path of ['/', '/solares', '/nada-aqui', '/solares/', '/pagina/avaliacao-loja?key=x']) {
      const response = await rawRequest(shop.baseUrl, path);
      expectVary(response);
      if (response.status >= 300) expect(response.headers['cache-control'], path).toBe('no-store');
    }
  });
});

test.describe('the first view', { tag: ['@desktop', '@tuning'] }, () => {
  /** Addresses of a page's requests, by type. */
  function recordRequests(page: Page): { type: string; url: string }[] {
    const requests: { type: string; url: string }[] = [];
    page.on('request', (request) => requests.push({ type: request.resourceType(), url: request.url() }));
    return requests;
  }

  test('C6: the first view loads no style sheet, and no script before the load event', async ({
    page,
    shop,
  }) => {
    const problems = await watchPage(page);
    const requests = recordRequests(page);
    const { body } = await rawRequest(shop.baseUrl, '/armacoes');
    expect(body).not.toMatch(/<script src="[^"]+" async/);
    expect(body.match(/<style>/g)).toHaveLength(1);
    let scriptsBeforeLoad = 0;
    page.once('load', () => {
      scriptsBeforeLoad = requests.filter(({ type }) => type === 'script').length;
    });
    await openHydrated(page, '/armacoes');
    expect(scriptsBeforeLoad).toBe(0);
    expect(requests.filter(({ type }) => type === 'stylesheet')).toEqual([]);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('C6: a navigation fetches each new style sheet once', async ({ page }) => {
    await openHydrated(page, '/armacoes');
    const requests = recordRequests(page);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Descrição' })).toBeVisible();
    const sheets = requests
      .filter(({ type }) => type === 'stylesheet')
      .map(({ url }) => new URL(url).pathname);
    expect(sheets.length).toBeGreaterThan(0);
    expect(new Set(sheets).size).toBe(sheets.length);
    const inPage = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(inPage).size).toBe(inPage.length);
    const disabled = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const sheet of sheets) expect(disabled).not.toContain(sheet);
  });

  test('T2: on a phone, cards in the second row keep their height while the page loads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequests(page, /\.(webp|svg)$/);
    await page.goto('/armacoes', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
    const cards = page.getByRole('main').getByRole('article');
    const heights = () =>
      cards.evaluateAll((all) =>
        // The second row, because a name in a later row has more lines.
        all.slice(2, 4).map((card) => Math.round(card.getBoundingClientRect().height)),
      );
    // Text in the fallback font may have other lines.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const whileLoading = await heights();
    expect(whileLoading).toHaveLength(2);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    expect(await heights()).toEqual(whileLoading);
  });

  test('DESIGN-28: a click before hydration takes effect after it', async ({ page }) => {
    const release = await holdRequests(page, /\/_next\/static\/.*\.js/);
    await page.goto('/armacoes', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await expect(cart).toContainText('Só um instante…');
    release();
    await expect(cart).not.toContainText('Só um instante…');
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(page.getByRole('button', { name: /^Carrinho/ })).not.toHaveAttribute('aria-busy');
  });
});

test.describe('a page from memory', { tag: ['@desktop', '@tuning'] }, () => {
  const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  /** Next's ETags are strong. */
  const isFromMemory = ({ headers }: RawResponse) => headers.etag?.startsWith('W/') === true;

  /** The address is served from memory once the page has been found and compressed. */
  async function fromMemory(origin: string, path: string, headers: Record<string, string> = {}) {
    let response = await rawRequest(origin, path, { headers });
    await expect
      .poll(async () => {
        response = await rawRequest(origin, path, { headers });
        return isFromMemory(response);
      })
      .toBe(true);
    return response;
  }

  /** Headers that differ between two responses with the same page. */
  function comparable({ headers }: RawResponse) {
    const { date, etag, 'x-middleware-rewrite': rewrite, 'content-encoding': encoding, ...rest } = headers;
    delete rest['content-length'];
    delete rest['transfer-encoding'];
    return rest;
  }

  const ROUTER_FROM_LIST = { ...ROUTER, 'next-url': '/solares' };
  for (const [kind, headers] of Object.entries({ HTML: {}, 'data for the router': ROUTER_FROM_LIST })) {
    test(`C13: a page from memory has the same bytes and headers as Next’s response: ${kind}`, async ({
      shop,
    }) => {
      const path = product(5);
      const first = await rawRequest(shop.baseUrl, path, { headers });
      const address = first.headers.location ?? path;
      await fromMemory(shop.baseUrl, address, headers);
      // The first request for an address is handled by Next, whatever is in memory.
      const unknown = await rawRequest(shop.baseUrl, `${path}?nova=${kind.length}`, { headers });
      const { location } = unknown.headers;
      const fromNext = location ? await rawRequest(shop.baseUrl, location, { headers }) : unknown;
      expect([fromNext.status, isFromMemory(fromNext)]).toEqual([200, false]);
      for (const [encoding, decode] of Object.entries(DECODERS)) {
        const response = await fromMemory(shop.baseUrl, address, { ...headers, 'accept-encoding': encoding });
        expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(decode(response.bytes).toString('utf8')).toBe(fromNext.body);
        expect(comparable(response)).toEqual(comparable(fromNext));
      }
    });
  }

  test('a client that already has the page gets a 304, from Next or from memory', async ({ shop }) => {
    const path = product(6);
    await rawRequest(shop.baseUrl, path);
    const fromNext = await rawRequest(shop.baseUrl, `${path}?nova=1`);
    const response = await fromMemory(shop.baseUrl, path);
    expect(response.headers.etag).toBe(`W/${fromNext.headers.etag}`);
    for (const tag of [response.headers.etag, fromNext.headers.etag]) {
      for (const address of [path, `${path}?nova=2`]) {
        const again = await rawRequest(shop.baseUrl, address, { headers: { 'if-none-match': tag ?? '' } });
        expect([again.status, again.body]).toEqual([304, '']);
        for (const name of ['content-security-policy', 'cache-control'])
          expect(again.headers[name]).toBe(response.headers[name]);
        expectVary(again);
      }
    }
  });

  test('C13: a page from memory does not change after unusual requests', async ({ shop }) => {
    const path = product(7);
    const before = await fromMemory(shop.baseUrl, path);
    const odd: Record<string, string>[] = [
      { 'x-nextjs-data': '1' },
      { rsc: '2' },
      { 'next-router-prefetch': '1' },
      { 'next-router-segment-prefetch': '/_tree' },
      { 'next-router-state-tree': '[]', 'next-url': '/x' },
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
      { 'x-middleware-rewrite': '/x', 'x-middleware-set-cookie': 'a=b' },
      { 'content-security-policy': "script-src 'nonce-X'" },
      { cookie: '__prerender_bypass=x; a=b', range: 'bytes=0-9' },
      { referer: `${shop.baseUrl}/?gclid=1` },
      { 'accept-encoding': 'identity;q=0' },
    ];
    for (const headers of odd) {
      for (const method of ['GET', 'HEAD']) await rawRequest(shop.baseUrl, path, { method, headers });
      const after = await rawRequest(shop.baseUrl, path);
      expect([after.status, after.body === before.body, comparable(after)], JSON.stringify(headers)).toEqual([
        200,
        true,
        comparable(before),
      ]);
    }
  });

  test('L8: a stale page from memory is rendered again in the background', async ({ shop }) => {
    // This platform has no banners, so its home page is stale after ten seconds.
    await fromMemory(shop.baseUrl, '/');
    const states: string[] = [];
    const lastStates = async () => {
      states.push(String((await rawRequest(shop.baseUrl, '/')).headers['x-nextjs-cache']));
      return states.filter((state, index) => state !== states[index - 1]).join(' ');
    };
    await expect.poll(lastStates, { timeout: 30_000, intervals: [250] }).toMatch(/STALE HIT$/);
    expect(states).not.toContain('MISS');
  });
});
