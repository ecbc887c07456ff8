/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGE_RECHECK_AFTER } from '@/lib/config/cache-limits';
import { missedPatches } from '@/lib/framework/core/patch-state';
import { PageDisk } from '@/lib/page-cache/page-disk';
import type { PageEntry } from '@/lib/page-cache/page-entry';
import { PageStore, pageStore } from '@/lib/page-cache/page-store';
import { rememberAddress, serveFromMemory } from './ready-page';

const SECRET = Buffer.alloc(32, 'secret');

jest.mock('@/lib/page-cache/page-store', () => ({
  ...jest.requireActual('@/lib/page-cache/page-store'),
  pageStore: jest.fn(),
}));

const KEY = '/plain/product/a.html';
const LIFETIME = 'public, max-age=0, s-maxage=60';
const HTML = '<p>Armação de acetato</p>'.repeat(100);
const DATA = '0:{"P":null}'.repeat(100);
const ROUTER = { rsc: '1', 'next-router-state-tree': '[]', 'next-url': '/solares' };

const requests = new AsyncLocalStorage<IncomingMessage>();
(globalThis as { [key: symbol]: unknown })[Symbol.for('storefront.node-requests')] = requests;

/** Stands in for Next after the middleware: every address shows the same page. */
const server = http.createServer((request, response) => {
  if (serveFromMemory(request, response)) return;
  requests.run(request, () => {
    rememberAddress(KEY, LIFETIME);
    response.setHeader('x-sent-by', 'next');
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader(String(request.headers['x-test-changed'] ?? 'x-nextjs-prerender'), '1');
    if (request.headers.rsc === '1') {
      response.setHeader('x-nextjs-rewritten-path', KEY);
      response.setHeader('x-nextjs-rewritten-query', `of ${request.url}`);
    }
    response.statusCode = request.headers['x-test-status'] === '500' ? 500 : 200;
    response.end('from Next');
  });
});

type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer; isFromMemory: boolean };
type Options = { headers?: Record<string, string>; method?: string };

async function request(address: string, { headers = {}, method = 'GET' }: Options = {}): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  const sent = http.request({ port, path: address, headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
    isFromMemory: response.headers['x-sent-by'] !== 'next',
  };
}

/** The response to a request whose address is known. */
function requestTwice(address: string, options?: Options): Promise<Received> {
  return request(address, options).then(() => request(address, options));
}

let root: string;
let store: PageStore;
let addresses = 0;
/** An address that no other test requests. */
const newAddress = () => `/a.html?n=${addresses++}`;

async function storePage(changes: Partial<PageEntry> = {}, headers: Record<string, string> = {}) {
  await store.set(KEY, {
    page: {
      kind: 'APP_PAGE',
      html: HTML,
      rscData: Buffer.from(DATA),
      headers: { 'content-security-policy': 'strict', 'x-next-cache-tags': 'secret', ...headers },
      status: 200,
      postponed: undefined,
      segmentData: undefined,
    },
    lastModified: Date.now(),
    revalidate: 60,
    ...changes,
  });
  await store.flush();
}

beforeAll(() => once(server.listen(0), 'listening'));
afterAll(() => server.close());
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'ready-page-'));
  store = new PageStore(new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6, SECRET));
  jest.mocked(pageStore).mockReturnValue(store);
  await storePage();
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.mocked(pageStore).mockReturnValue(store);
  await store.flush();
  rmSync(root, { recursive: true, force: true });
});

test('O1: a page is left to Next, and counted, if Next’s headers differ from the expected ones', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const headers = { 'x-test-changed': 'x-nextjs-static' };
  expect((await requestTwice(newAddress(), { headers })).isFromMemory).toBe(false);
  expect(missedPatches()).toEqual({ 'pages-from-memory': 2 });
  expect(log).toHaveBeenCalledTimes(1);
});

describe('an address resolved by the middleware', () => {
  test('C13: an address that the middleware has resolved is served from memory from the second request on', async () => {
    const address = newAddress();
    expect((await request(address)).isFromMemory).toBe(false);
    const { status, headers, body, isFromMemory } = await request(address);
    expect([status, isFromMemory, body.toString()]).toEqual([200, true, HTML]);
    expect(headers).toMatchObject({
      'cache-control': LIFETIME,
      'content-security-policy': 'strict',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(HTML)),
      'x-nextjs-cache': 'HIT',
    });
    expect(headers.vary?.split(', ')).toEqual(expect.arrayContaining(['rsc', 'Accept-Encoding']));
    expect(headers).not.toHaveProperty('x-next-cache-tags');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('C13: a page in memory is separate for each host and query', async () => {
    const address = newAddress();
    await request(address);
    expect((await request(address, { headers: { host: 'other.test' } })).isFromMemory).toBe(false);
    expect((await request(`${address}&a`)).isFromMemory).toBe(false);
  });

  test('ERR-01: an address is remembered only after a successful response', async () => {
    const address = newAddress();
    await request(address, { headers: { 'x-test-status': '500' } });
    expect((await request(address)).isFromMemory).toBe(false);
  });

  test('one request resolves an address again after a minute, and the next one five seconds later', async () => {
    const address = newAddress();
    await request(address);
    const minuteLater = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(minuteLater);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await storePage({ lastModified: minuteLater });
    const responses = await Promise.all(Array.from({ length: 5 }, () => request(address)));
    expect(responses.map(({ isFromMemory }) => isFromMemory).sort()).toEqual([false, true, true, true, true]);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 65_001);
    expect((await request(address)).isFromMemory).toBe(false);
  });
});

describe('encodings', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('a request that accepts %s gets it', async (accepted, encoding, decode) => {
    const { headers, body } = await requestTwice(newAddress(), { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(decode(body).toString()).toBe(HTML);
  });

  test('a request that accepts no available encoding is left to Next', async () => {
    const response = await requestTwice(newAddress(), { headers: { 'accept-encoding': 'identity;q=0' } });
    expect(response.isFromMemory).toBe(false);
  });

  test('HEAD has the same headers as GET', async () => {
    const address = newAddress();
    const headers = { 'accept-encoding': 'br' };
    const whole = await requestTwice(address, { headers });
    const head = await request(address, { headers, method: 'HEAD' });
    expect(head.body.byteLength).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
  });
});

describe('a browser with a cached copy', () => {
  test('a browser with a current copy gets a 304 with the page’s policy and lifetime, and no body', async () => {
    const address = newAddress();
    const { headers } = await requestTwice(address);
    const again = await request(address, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.isFromMemory, again.body.byteLength]).toEqual([304, true, 0]);
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(again.headers[name]).toBe(headers[name]);
    expect(again.headers).not.toHaveProperty('content-length');
  });

  test('a browser with an outdated copy gets the page', async () => {
    const address = newAddress();
    const { headers } = await requestTwice(address);
    await store.delete(KEY);
    await storePage({}, { 'content-security-policy': 'new' });
    expect((await request(address, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
    const entry = await store.get(KEY);
    if (entry === null) throw new Error('the page is gone');
    await storePage({ page: { ...entry.page, html: `${HTML}!` } });
    const changed = await request(address, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([changed.status, changed.body.toString()]).toEqual([200, `${HTML}!`]);
  });
});

describe('a Next router request', () => {
  test('C13: a router request gets the page data and the rewritten path', async () => {
    const address = newAddress();
    const { headers, body, isFromMemory } = await requestTwice(address, { headers: ROUTER });
    expect([isFromMemory, body.toString()]).toEqual([true, DATA]);
    expect(headers).toMatchObject({
      'content-type': 'text/x-component',
      'x-nextjs-rewritten-path': KEY,
      'x-nextjs-rewritten-query': `of ${address}`,
    });
    expect((await request(address)).isFromMemory).toBe(false);
    expect((await request(address)).body.toString()).toBe(HTML);
  });

  test('C13: a router request is left to Next if its hash belongs to other headers', async () => {
    const address = newAddress();
    await request(address, { headers: ROUTER });
    for (const headers of [
      { ...ROUTER, 'next-url': '/' },
      { ...ROUTER, 'next-router-state-tree': '[1]' },
    ])
      expect((await request(address, { headers })).isFromMemory).toBe(false);
  });
});

describe('requests that are always left to Next', () => {
  test.each<[string, Options]>([
    ['other methods', { method: 'POST' }],
    ['prefetches', { headers: { ...ROUTER, 'next-router-prefetch': '1' } }],
    ['parts of pages', { headers: { 'next-router-segment-prefetch': '/_tree' } }],
    ['unknown kinds of router requests', { headers: { rsc: '2' } }],
    ['requests that Next sends itself', { headers: { 'x-nextjs-data': '1' } }],
    ['requests with a body', { headers: { 'content-length': '0' } }],
    ['visits that follow an advertisement', { headers: { referer: 'http://loja.test/x?a=1&%67clid=2' } }],
  ])('always left to Next: %s', async (_, options) => {
    const address = newAddress();
    await requestTwice(address);
    expect((await requestTwice(address, options)).isFromMemory).toBe(false);
  });

  test('requests for very long addresses are left to Next', async () => {
    expect((await requestTwice(`${newAddress()}&a=${'a'.repeat(1_500)}`)).isFromMemory).toBe(false);
  });

  test.each<[string, Partial<PageEntry>]>([
    ['are old', { lastModified: Date.now() - PAGE_RECHECK_AFTER - 1 }],
    [
      'failed to be rendered',
      { lastModified: Date.now() - PAGE_RECHECK_AFTER - 1, retryAt: Date.now() + 1e5 },
    ],
  ])('L8: pages that %s are left to Next, which calls the platform', async (_, changes) => {
    await storePage(changes);
    const address = newAddress();
    await requestTwice(address);
    expect((await requestTwice(address)).isFromMemory).toBe(false);
  });

  test('L8: requests for pages that have expired or were deleted are left to Next', async () => {
    const address = newAddress();
    expect((await requestTwice(address)).isFromMemory).toBe(true);
    await store.expire(KEY);
    expect((await request(address)).isFromMemory).toBe(false);
    await store.delete(KEY);
    expect((await request(address)).isFromMemory).toBe(false);
  });
});

test('L8: one request revalidates a stale page, while the others get the stale page', async () => {
  const address = newAddress();
  await request(address);
  const later = Date.now() + 5_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  await storePage({ lastModified: later - 61_000 });
  const responses = await Promise.all(Array.from({ length: 5 }, () => request(address)));
  const states = responses.map(({ headers, isFromMemory }) => isFromMemory && headers['x-nextjs-cache']);
  expect(states.sort()).toEqual(['STALE', 'STALE', 'STALE', 'STALE', false]);
});

test('R5: a page with a pending retry is still served, with a short lifetime', async () => {
  const changes = { lastModified: Date.now() - 90_000, retryAt: Date.now() + 10_000, revalidate: 10 };
  await storePage(changes, { 'cache-control': 's-maxage=10' });
  const { isFromMemory, headers } = await requestTwice(newAddress());
  expect(isFromMemory).toBe(true);
  expect(headers['cache-control']).toBe('s-maxage=10');
});
