import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from 'playwright/test';
import { residentMemory } from '../tools/lib/figures';
import { METRICS_TOKEN, readMetrics } from './support/metrics';
import { type RawResponse, rawRequest } from './support/raw-request';
import { type SeparateShop, testWithSeparateShop } from './support/separate-shop-test';

const COLLECT_GARBAGE = fileURLToPath(new URL('support/collect-garbage.cjs', import.meta.url));
const test = testWithSeparateShop({
  variables: { TRUSTED_HOPS: '0', METRICS_TOKEN, NODE_OPTIONS: `--require ${COLLECT_GARBAGE}` },
});

const REQUESTS = 500;
const WARM_UP = 300;
const CONCURRENCY = 8;
const HOT_PAGE = '/solares';
const HOT_PAGE_INTERVAL = 50;
const MEGABYTE = 1024 * 1024;
// After 10,000 addresses at most 5 MB of disk space and 60 MB of memory may remain in use. Some memory is never
// released, however few addresses there are.
const MAX_DISK = 0.25 * MEGABYTE;
const MAX_MEMORY = 30 * MEGABYTE;
const SETTLE_MS = 120_000;

/** Expected responses; a rejected page has Retry-After. */
const EXPECTED_STATUSES = [200, 404, 429, 503];
const MIN_RESPONSES = { 200: 50, 404: 250 };

const randomSegment = () => randomBytes(5).toString('hex');

/** Kinds of made-up addresses, in turn; the last two render a page each. */
const KINDS = [
  () => `/${randomSegment()}`,
  () => `/${randomSegment()}`,
  () => `/${randomSegment()}/${randomSegment()}`,
  () => `/${randomSegment()}/${randomSegment()}/${randomSegment()}/${randomSegment()}/${randomSegment()}`,
  () => `/${randomSegment()}.html`,
  () => `/pagina/${randomSegment()}`,
  () => `/armacoes?${randomSegment()}=${randomSegment()}`,
  () => `/?${randomSegment()}=${randomSegment()}`,
  () => `/armacoes?cor=${randomSegment()}&pg=${Math.ceil(Math.random() * 3)}`,
  () => `/busca?busca=${randomSegment()}`,
];

function collectGarbage(shop: SeparateShop): void {
  process.kill(shop.pid(), 'SIGUSR2');
}

/** Size of the shop's pages on disk, in bytes. Other shops keep theirs in the same folder. */
async function diskUse(request: APIRequestContext): Promise<number> {
  return Number(/^storefront_stored_bytes\{place="disk"\} (\d+)$/m.exec(await readMetrics(request))?.[1]);
}

test.describe('a flood of made-up addresses', { tag: '@desktop' }, () => {
  test.skip(process.platform !== 'linux', 'reads the memory of a process from /proc');

  test('C13, R6: 500 random URLs use little disk space and memory, and popular pages stay cached', async ({
    shop,
    request,
  }) => {
    test.setTimeout(600_000);
    const statuses: Record<number, number> = {};
    const hot: string[] = [];
    const unexpected: string[] = [];
    let sent = 0;

    function note(address: string, { status, headers }: RawResponse) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      const isExplained = status < 429 || /^\d+$/.test(headers['retry-after'] ?? '');
      if (!isExplained || !EXPECTED_STATUSES.includes(status)) unexpected.push(`${status} ${address}`);
    }
    async function visitHotPage(agent: http.Agent) {
      const { status, headers } = await rawRequest(shop.baseUrl, HOT_PAGE, { agent });
      hot.push(`${status} ${headers['x-nextjs-cache']}`);
    }
    async function flood(until: number) {
      // A separate agent, because the shop may close idle connections between two floods.
      const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });
      const visitor = async () => {
        while (sent < until) {
          const address = KINDS[sent % KINDS.length]?.() ?? '/';
          sent += 1;
          if (sent % HOT_PAGE_INTERVAL === 0) await visitHotPage(agent);
          note(address, await rawRequest(shop.baseUrl, address, { agent }));
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
      agent.destroy();
    }

    await rawRequest(shop.baseUrl, HOT_PAGE);
    await flood(WARM_UP);
    const before = { disk: await diskUse(request), memory: residentMemory(shop.pid()) };
    const since = Date.now();
    await flood(WARM_UP + REQUESTS);
    const seconds = Math.round((Date.now() - since) / 1000);

    const memoryGrowth = () => residentMemory(shop.pid()) - before.memory;
    const growth = { disk: (await diskUse(request)) - before.disk, memory: memoryGrowth() };
    const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
    for (const [type, description] of [
      ['disk', `${megabytes(before.disk)} + ${megabytes(growth.disk)}`],
      ['memory at once', `${megabytes(before.memory)} + ${megabytes(growth.memory)}`],
      ['requests', `${JSON.stringify(statuses)} in ${seconds} s`],
      ['hot page', `${hot.length} visits: ${[...new Set(hot)].join(', ')}`],
    ] as const) {
      test.info().annotations.push({ type, description });
    }
    expect(unexpected).toEqual([]);
    for (const [status, least] of Object.entries(MIN_RESPONSES)) {
      expect(statuses[Number(status)], status).toBeGreaterThan(least);
    }
    expect(hot.filter((outcome) => !/^200 (HIT|STALE)$/.test(outcome))).toEqual([]);
    expect(hot.length).toBeGreaterThan(10);
    expect(growth.disk).toBeLessThanOrEqual(MAX_DISK);
    // Only memory that the shop still references counts, not garbage.
    collectGarbage(shop);
    await expect
      .poll(memoryGrowth, { timeout: SETTLE_MS, intervals: [1_000] })
      .toBeLessThanOrEqual(MAX_MEMORY);
    test.info().annotations.push({ type: 'memory after settling', description: megabytes(memoryGrowth()) });
  });
});

test.describe('many visitors of uncached pages', { tag: '@desktop' }, () => {
  const CROWD = 150;
  const STORED_PAGE_MS = 1_000;

  test('R3: some pages are rendered, the others get 503 with Retry-After, and cached pages are not delayed', async ({
    shop,
  }) => {
    await rawRequest(shop.baseUrl, HOT_PAGE);
    let isOver = false;
    const crowd = Promise.all(
      Array.from({ length: CROWD }, () => rawRequest(shop.baseUrl, `/armacoes?cor=${randomSegment()}`)),
    ).finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    do {
      const before = performance.now();
      const { status } = await rawRequest(shop.baseUrl, HOT_PAGE);
      expect(status).toBe(200);
      times.push(performance.now() - before);
    } while (!isOver);
    const responses = await crowd;
    const rendered = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(
      ({ status, headers }) => status === 503 && headers['retry-after'] === '5',
    );
    const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    test.info().annotations.push({
      type: 'crowd',
      description: `${rendered.length} rendered, ${refused.length} refused, stored page ${Math.round(median)} ms`,
    });
    expect(rendered.length + refused.length).toBe(CROWD);
    expect(rendered.length).toBeGreaterThan(1);
    expect(refused.length).toBeGreaterThan(1);
    expect(median).toBeLessThan(STORED_PAGE_MS);
    for (const { headers } of refused) expect(headers['cache-control']).toBe('no-store');
  });
});

test.describe('many calls from one client', { tag: '@desktop' }, () => {
  const inventedAddress = () =>
    `203.0.113.${Math.floor(Math.random() * 256)}, 10.${randomBytes(2).join('.')}.1`;

  /** Number of responses per status. */
  async function statusesOf(calls: number, send: (index: number) => Promise<{ status(): number }>) {
    const counts: Record<number, number> = {};
    for (let index = 0; index < calls; index += 1) {
      const status = (await send(index)).status();
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  test('C10: 200 forms with made-up X-Forwarded-For headers are limited as one client', async ({
    request,
  }) => {
    const counts = await statusesOf(200, () =>
      request.post('/v2/front/newsletter', {
        data: { email: 'maria@correio.example' },
        headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': inventedAddress() },
      }),
    );
    // The limit for local clients is four times five a minute, and the posts may extend into a second minute.
    expect(counts[200]).toBeLessThanOrEqual(40);
    expect(counts[429]).toBeGreaterThanOrEqual(160);
  });

  test('C10, EVAL-03: guesses of evaluation keys are rate limited', async ({ request }) => {
    const counts = await statusesOf(120, (index) =>
      request.get(`/pagina/avaliacao-loja?key=palpite-${index}`, {
        headers: { 'x-forwarded-for': inventedAddress() },
        maxRedirects: 0,
      }),
    );
    // The limit for local clients is four times ten a minute, and the calls may extend into a second minute.
    expect((counts[200] ?? 0) + (counts[307] ?? 0)).toBeLessThanOrEqual(80);
    expect(counts[429]).toBeGreaterThanOrEqual(40);
  });
});
