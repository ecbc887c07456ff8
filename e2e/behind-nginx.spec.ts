import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'playwright/test';
import { hasNginx } from '../tools/lib/nginx';
import { readMarkup } from './support/markup';
import { withNginx } from './support/nginx';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

const SEED = 20_261_122;
/** Each test begins with an empty cache, so that any of its requests may be the first for a page. */
const ROUNDS = 5;
const REQUESTS = 100;
const CONCURRENCY = 8;

const PAGES = [
  '/',
  '/armacoes',
  '/armacoes?cor=Cristal',
  `/${PRODUCTS[1]?.slug}.html`,
  '/marcas',
  '/marcas/norte',
  '/busca?busca=lava',
  '/pagina/sobre',
  '/nada-aqui',
  '/robots.txt',
  '/_next/static/nada.js',
  '/v2/front/settings',
];

const either = (...values: string[]) => fc.constantFrom(...values);
const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  either(
    '_rsc',
    '_rsc=',
    '_rsc=1',
    '_rsc=vusbg',
    'gclid=abc',
    'utm_source=x',
    'pg=2',
    'x=%',
    'cor=Cristal',
    '_rsc=a&_rsc=b',
  ),
  fc.stringMatching(/^[0-9a-f]{1,6}$/).map((text) => `_rsc=${text}`),
);
const spelling = fc.oneof(
  { weight: 6, arbitrary: fc.constant((path: string) => path) },
  fc.constantFrom(
    (path: string) => path.toUpperCase(),
    (path: string) => `/${path}`,
    (path: string) => path.replace(/(?=\?|$)/, '/'),
    (path: string) => path.replace(/[aeiou]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ),
);

/** Headers that routers, proxies, crawlers and attackers send. */
const headers = fc.record(
  {
    rsc: either('1', '0', '1, 1'),
    'next-router-prefetch': either('1', '2', '3', 'x'),
    'next-router-segment-prefetch': either('/_tree', '/_index', '/../x'),
    'next-router-state-tree': either('%5B%22%22%5D', 'x', '%5B%22%22%2C%7B%7D%2C%22%2F%22%5D'),
    'next-url': either('/', '/marcas', 'https://mal.example/'),
    'next-action': either('x', '7f'),
    'accept-encoding': either('gzip', 'br', 'identity', 'gzip;q=0', 'deflate', 'zstd', '*', 'br, gzip'),
    accept: either('text/x-component', 'application/json', 'image/avif', '*/*'),
    'accept-language': either('en', 'pt-BR'),
    host: either('mal.example', 'localhost', 'loja.example:81'),
    'x-forwarded-host': either('mal.example'),
    'x-forwarded-proto': either('https', 'javascript'),
    'x-forwarded-port': either('444'),
    'x-original-url': either('/marcas', '/nada'),
    'x-rewrite-url': either('/marcas'),
    'x-http-method-override': either('POST', 'HEAD'),
    'x-middleware-rewrite': either('/plain/error/500'),
    'x-middleware-subrequest': either('middleware:middleware:middleware:middleware:middleware'),
    'x-middleware-override-headers': either('host'),
    'x-middleware-prefetch': either('1'),
    'x-nextjs-data': either('1'),
    'x-matched-path': either('/plain/error/404'),
    'x-invoke-path': either('/nada'),
    'x-invoke-status': either('500'),
    'x-now-route-matches': either('1=x'),
    'x-prerender-revalidate': either('x'),
    'content-security-policy': either("script-src 'nonce-doCliente'"),
    'if-none-match': either('*', 'W/"x"'),
    'if-modified-since': either('Sun, 22 Nov 2099 00:00:00 GMT'),
    range: either('bytes=0-10', 'bytes=-1'),
    'cache-control': either('no-cache', 'max-age=0'),
    cookie: either('PHPSESSID=abc123', '__prerender_bypass=x', 'consentimento=v2.p1.e1.m1.20260101'),
    authorization: either('Basic eDp4'),
    referer: either('https://mal.example/?gclid=1', 'http://localhost/?gclid=1'),
    'user-agent': either('Googlebot/2.1', 'facebookexternalhit/1.1', 'x'),
    'sec-fetch-dest': either('script', 'document'),
    purpose: either('prefetch'),
  },
  { requiredKeys: [] },
);
/** One to four of them, because with all of them nginx or the shop would reject most requests. */
const fewHeaders = fc.tuple(headers, fc.nat(), fc.integer({ min: 0, max: 4 })).map(([all, start, count]) => {
  const entries = Object.entries(all);
  const from = entries.length === 0 ? 0 : start % entries.length;
  return Object.fromEntries([...entries.slice(from), ...entries.slice(0, from)].slice(0, count));
});

const randomRequest = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    either('HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE'),
  ),
  path: fc.tuple(either(...PAGES), spelling, query).map(([page, spell, more]) => {
    const path = spell(page);
    return more === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${more}`;
  }),
  headers: fewHeaders,
});

/** In each render React numbers the parts of a page, and places markers between them as they are completed. */
function contentOf(type: string | null, body: string): unknown {
  if (type?.startsWith('text/html')) {
    const { title, text, values } = readMarkup(body);
    return { title, text, values };
  }
  if (type !== 'text/x-component') return body;
  return [...new Set(body.match(/"(?:href|action|children|content)":"(?!\$)(?:[^"\\]|\\.)*"/g))].sort();
}

/** Responses for three ordinary visitors: a client without encodings, a browser, and its router. */
async function visit(origin: string, page: string) {
  const plain = await rawRequest(origin, page);
  const router = await rawRequest(origin, `${page}${page.includes('?') ? '&' : '?'}_rsc`, {
    headers: { rsc: '1' },
  });
  const browser = await fetch(origin + page, { headers: { 'accept-encoding': 'gzip' }, redirect: 'manual' });
  const comparable = ({ status, headers, body }: { status: number; headers: Headers; body: string }) => ({
    status,
    content: contentOf(headers.get('content-type'), body),
    policy: headers.get('content-security-policy')?.replace(/'sha256-[^']+'/g, 'hash'),
    ...Object.fromEntries(
      ['content-type', 'location', 'set-cookie', 'vary'].map((name) => [name, headers.get(name)]),
    ),
  });
  const fromRaw = ({ status, headers, body }: typeof plain) =>
    comparable({ status, body, headers: new Headers(headers as Record<string, string>) });
  expect(plain.headers['content-encoding'], page).toBeUndefined();
  return {
    plain: fromRaw(plain),
    router: fromRaw(router),
    browser: comparable({ status: browser.status, headers: browser.headers, body: await browser.text() }),
  };
}

const visitAll = async (origin: string) =>
  Object.fromEntries(
    await Promise.all(PAGES.map(async (page) => [page, await visit(origin, page)] as const)),
  );

type RandomRequest = { method: string; path: string; headers: Record<string, string> };

async function sendAll(origin: string, requests: readonly RandomRequest[]): Promise<Record<number, number>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const statuses: Record<number, number> = {};
  const waiting = requests.values();
  const send = async () => {
    for (const { path, ...options } of waiting) {
      const { status } = await rawRequest(origin, path, { ...options, agent });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, send));
  agent.destroy();
  return statuses;
}

test.describe('behind the nginx cache', { tag: '@desktop' }, () => {
  test.skip(!hasNginx(), 'nginx is not installed');

  test('L13: the access log contains time, address and port, but not the pages that were viewed', async ({
    shop,
  }) => {
    await withNginx(shop.baseUrl, async (origin, logs) => {
      const headers = { referer: `${origin}/segredo`, 'user-agent': 'Segredo/1.0' };
      await fetch(`${origin}/busca?busca=segredo`, { headers });
      const record = () => readFileSync(path.join(logs, 'storefront-access.log'), 'utf8').trim().split('\n');
      await expect.poll(() => record().length).toBeGreaterThan(1);
      for (const line of record())
        expect(line).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]{8}[+-]\d{2}:\d{2} 127\.0\.0\.1 \d{1,5}$/);
      expect(readFileSync(path.join(logs, 'storefront-error.log'), 'utf8')).not.toContain('segredo');
    });
  });

  test('O2, L13: nginx logs status, duration and cache state as JSON, without personal data', async ({
    shop,
  }) => {
    await withNginx(shop.baseUrl, async (origin, logs) => {
      const headers = { referer: `${origin}/segredo`, 'user-agent': 'Segredo/1.0' };
      for (const path of ['/marcas?segredo', '/v2/front/settings', '/_next/static/segredo.js'])
        await fetch(origin + path, { headers });
      const record = () => readFileSync(path.join(logs, 'storefront-edge.log'), 'utf8').trim().split('\n');
      await expect.poll(() => record().length).toBe(4);
      expect(record().join('\n')).not.toMatch(/segredo|127\.0\.0\.1 |remote/i);
      const lines = record().map((line) => JSON.parse(line));
      const ofKind = (kind: string) => lines.filter((line) => line.kind === kind);
      expect(ofKind('page')).toMatchObject([
        { status: 200 },
        { status: 200, cache: 'MISS', seconds: expect.any(Number), request: expect.any(String) },
      ]);
      expect(ofKind('call')).toMatchObject([{ status: 200 }]);
      expect(ofKind('file')).toMatchObject([{ status: 404 }]);
      for (const { instance } of lines) expect(shop.baseUrl).toContain(String(instance).split(':').at(-1));
    });
  });

  test('R6, B16: without an instance, a page that is not stored gets 503 with Retry-After, in Portuguese', async ({
    page,
  }) => {
    const instance = http.createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(instance, 'listening');
    const address = instance.address();
    if (address === null || typeof address === 'string') throw new Error('The instance has no port.');
    await withNginx(`http://127.0.0.1:${address.port}`, async (origin) => {
      instance.closeAllConnections();
      instance.close();
      await once(instance, 'close');
      const response = await page.goto(`${origin}/marcas`);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '30',
      });
      await expect(page.getByRole('heading', { name: 'Voltamos em instantes' })).toBeVisible();
      await expect(page.getByText('A loja está fora do ar por um momento.')).toBeVisible();
      const again = page.waitForRequest(`${origin}/marcas`);
      await page.getByRole('link', { name: 'Tentar de novo' }).click();
      await again;
    });
  });

  test('C13: only the call for prescription photos accepts a body over 32 KB', async ({ shop }) => {
    const long = JSON.stringify({ texto: 'x'.repeat(40_000) });
    const sent = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    await withNginx(shop.baseUrl, async (origin) => {
      const post = (path: string) => rawRequest(origin, path, { method: 'POST', headers: sent, body: long });
      expect((await post('/v2/front/form/contact')).status).toBe(413);
      expect((await post('/v2/front/product/shop')).status).toBe(400);
    });
  });

  test(`C13: ${ROUNDS * REQUESTS} random requests do not affect the page that the next visitor gets`, async ({
    shop,
  }) => {
    const before: Awaited<ReturnType<typeof visitAll>> = {};
    await withNginx(shop.baseUrl, async (origin) => {
      await visitAll(origin);
      Object.assign(before, await visitAll(origin));
    });
    expect(before['/']?.browser).toMatchObject({ status: 200 });
    expect(before['/']?.router).toMatchObject({ status: 200, 'content-type': 'text/x-component' });

    const requests = fc.sample(randomRequest, { seed: SEED, numRuns: ROUNDS * REQUESTS });
    const statuses: Record<number, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      const sent = requests.slice(round * REQUESTS, (round + 1) * REQUESTS);
      await withNginx(shop.baseUrl, async (origin) => {
        for (const [status, count] of Object.entries(await sendAll(origin, sent))) {
          statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
        }
        const after = await visitAll(origin);
        for (const page of PAGES) expect(after[page], `${page} in round ${round}`).toEqual(before[page]);
      });
    }
    test.info().annotations.push({ type: 'statuses', description: JSON.stringify(statuses) });
    expect(statuses[200]).toBeGreaterThan(200);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  });
});
