import http from 'node:http';
import { test as base, expect } from 'playwright/test';
import { freePort } from '../scripts/lib/ports.mjs';
import { withoutConfiguration } from '../scripts/lib/settings.mjs';
import { missingForCluster, startCluster } from '../tools/lib/cluster';
import { METRICS_TOKEN } from './support/metrics';
import { type QuirkyStore, startQuirkyStore } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';

const OPS_TOKEN = 'segredo-de-quem-limpa';
const OLD_NAME = PRODUCTS[0]?.nome ?? '';
const NEW_NAME = `${OLD_NAME} Reedição`;
const PRODUCT = `/${PRODUCTS[0]?.slug}.html`;
const LISTING = '/armacoes';
const OTHER_PAGES = ['/', '/solares', '/pagina/sobre'];

type Platform = { apiUrl: string; rename: (isRenamed: boolean) => void; stop: () => Promise<void> };

/** The quirky store, in which a product can be renamed. */
async function startRenamingPlatform(store: QuirkyStore): Promise<Platform> {
  let isRenamed = false;
  const server = http.createServer(async (request, response) => {
    const passedOn = ['accept', 'app-token', 'session'].map((name) => [
      name,
      String(request.headers[name] ?? ''),
    ]);
    const forwarded = await fetch(store.url + request.url, { headers: Object.fromEntries(passedOn) });
    const text = await forwarded.text();
    response.writeHead(forwarded.status, { 'content-type': forwarded.headers.get('content-type') ?? '' });
    response.end(isRenamed ? text.replaceAll(OLD_NAME, NEW_NAME) : text);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    rename: (value) => {
      isRenamed = value;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Cluster = Awaited<ReturnType<typeof startCluster>>;

const test = base.extend<object, { platform: Platform; cluster: Cluster }>({
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const store = await startQuirkyStore();
      const platform = await startRenamingPlatform(store);
      await use(platform);
      await platform.stop();
      await store.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  cluster: [
    async ({ platform }, use) => {
      const variables = { STORE_API_URL: platform.apiUrl, STOREFRONT: 'oculos', OPS_TOKEN, METRICS_TOKEN };
      const port = await freePort();
      const cluster = await startCluster({ env: { ...withoutConfiguration(), ...variables }, port });
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function read(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

/** Purges the first product on an instance. */
async function purgeProduct(url: string): Promise<unknown> {
  const response = await fetch(`${url}/_ops/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({ tags: [`product:${PRODUCTS[0]?.id}`] }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

const PURGE_LIMIT_MS = 30_000;

/**
 * Resolves once each page shows the product's new name, or no longer shows the product. A page is cached for a minute,
 * longer than this waits, so only a purge renews it. The report states the delay.
 */
async function expectNewName(urls: readonly string[], isShown = true) {
  const since = performance.now();
  const expectAt = (url: string) =>
    expect
      .poll(async () => (await read(url)).text.includes(NEW_NAME), {
        intervals: [20],
        timeout: PURGE_LIMIT_MS,
        message: url,
      })
      .toBe(isShown);
  await Promise.all(urls.map(expectAt));
  const description = `${Math.round(performance.now() - since)} ms`;
  test.info().annotations.push({ type: 'new on all after', description });
}

const VISITS_AFTERWARDS = 10;

/**
 * Reads each page repeatedly until `end` has settled, and a few more times; returns how often each status occurred.
 * nginx has none of these addresses in its cache, so each needs an instance.
 */
async function visitThroughout(
  end: Promise<unknown>,
  urls: readonly string[],
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let hasEnded = false;
  const visit = async (url: string) => {
    for (let visits = 0, left = VISITS_AFTERWARDS; left > 0; visits += 1) {
      if (hasEnded) left -= 1;
      const { status } = await read(`${url}?visita=${visits}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([...urls.map(visit), end.finally(() => (hasEnded = true))]);
  return statuses;
}

const onlySuccesses = { 200: expect.any(Number) };

test.describe('two instances behind nginx with Redis', { tag: '@desktop' }, () => {
  const missing = missingForCluster(process.env);
  test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
  test.describe.configure({ mode: 'serial' });

  test('O4: a page rendered by one instance is served by the other from the shared cache', async ({
    cluster,
  }) => {
    const [one, other] = cluster.shops;
    for (const path of [PRODUCT, LISTING, ...OTHER_PAGES]) {
      expect((await read(`${one?.url}${path}`)).status, path).toBe(200);
    }
    await expect
      .poll(async () => (await fetch(`${other?.url}/solares`)).headers.get('x-nextjs-cache'))
      .toBe('HIT');
    const [here, there] = await Promise.all([read(`${one?.url}${PRODUCT}`), read(`${other?.url}${PRODUCT}`)]);
    expect(there.text).toBe(here.text);
  });

  test('O5: after a purge every instance serves the updated product', async ({ cluster, platform }) => {
    const urls = cluster.shops.flatMap(({ url }) => [url + PRODUCT, url + LISTING]);
    // A page rendered right after a purge is rendered once more, because its data may be from before it. That render may
    // still be running when the product is renamed, and is then repeated.
    await expect(async () => {
      platform.rename(false);
      await purgeProduct(cluster.shops[0]?.url ?? '');
      for (const url of urls) {
        await expect
          .poll(async () => (await fetch(url)).headers.get('x-nextjs-cache'), { intervals: [100] })
          .toBe('HIT');
        expect((await read(url)).text).toContain(OLD_NAME);
      }
      platform.rename(true);
      for (const url of urls) expect((await read(url)).text).not.toContain(NEW_NAME);
    }).toPass();
    expect(await purgeProduct(cluster.shops[0]?.url ?? '')).toMatchObject({ instances: 'all' });
    await expectNewName(urls);
  });

  test('O5: after a purge, nginx serves the updated product under continuous traffic', async ({
    cluster,
    platform,
  }) => {
    const urls = [PRODUCT, LISTING].map((path) => cluster.url + path);
    for (const isRenamed of [true, false]) {
      platform.rename(isRenamed);
      await purgeProduct(cluster.operationsUrl);
      await expectNewName(urls, isRenamed);
    }
  });

  test('O5: after a purge, the first visitor through nginx after an idle period gets the new page', async ({
    cluster,
    platform,
  }) => {
    for (const path of [PRODUCT, LISTING, '/solares']) await read(cluster.url + path);
    // nginx's copy of the product is older than this one, which an instance has revalidated.
    const cacheState = async () => (await fetch(`${cluster.url}/solares`)).headers.get('x-cache');
    await expect.poll(cacheState).toMatch(/^(?:REVALIDATED|EXPIRED)$/);
    platform.rename(true);
    await purgeProduct(cluster.operationsUrl);
    await expectNewName(cluster.shops.flatMap(({ url }) => [url + PRODUCT, url + LISTING]));
    for (const path of [PRODUCT, LISTING]) expect((await read(cluster.url + path)).text).toContain(NEW_NAME);
  });

  test('O5: nginx serves its cached page and revalidates it with an instance', async ({ cluster }) => {
    // Rapid reads get the cached copy, and once a second a revalidated one.
    const seen = new Set<string | null>();
    const seenStates = async () => {
      seen.add((await fetch(cluster.url + PRODUCT)).headers.get('x-cache'));
      return [...seen];
    };
    await expect
      .poll(seenStates, { intervals: [50] })
      .toEqual(expect.arrayContaining(['HIT', 'REVALIDATED']));
  });

  test('O1: metrics report another instance’s purges with their delay, and the state of Redis', async ({
    cluster,
  }) => {
    const metricsOf = async (url = '') => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${url}/metrics`, { headers })).text();
    };
    const [one, other] = cluster.shops;
    const counted = (text: string) =>
      Number(/^storefront_purges_total\{from="elsewhere"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    const before = counted(await metricsOf(other?.url));
    await purgeProduct(one?.url ?? '');
    await expect.poll(async () => counted(await metricsOf(other?.url))).toBe(before + 1);
    const text = await metricsOf(other?.url);
    expect(text).toMatch(new RegExp(`^storefront_purge_delay_seconds_count ${before + 1}$`, 'm'));
    expect(text).toMatch(/^storefront_redis_state\{state="ready"\} 1$/m);
  });

  test('O5: the purge and metrics endpoints cannot be reached from outside', async ({ cluster }) => {
    expect((await read(`${cluster.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${cluster.url}/_ops/purge`, { method: 'POST' })).status).toBe(404);
    const { operationsUrl } = cluster;
    expect((await fetch(`${operationsUrl}/_ops/purge`, { method: 'POST' })).status).toBe(401);
    for (const path of ['/', '/metrics', '/_ops/purge/'])
      expect((await read(operationsUrl + path)).status).toBe(404);
  });

  test('O4: no page fails when Redis goes down', async ({ cluster }) => {
    const pages = [PRODUCT, LISTING, ...OTHER_PAGES];
    const urls = [cluster, ...cluster.shops].flatMap(({ url }) => pages.map((path) => url + path));
    for (const url of urls) await read(url);
    expect(await visitThroughout(cluster.redis.stop(0), urls)).toEqual(onlySuccesses);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await fetch(`${cluster.shops[0]?.url}/metrics`, { headers });
    expect(await metrics.text()).toMatch(/^storefront_redis_state\{state="gone"\} 1$/m);
  });

  test('O4: no page behind nginx fails when an instance goes down', async ({ cluster }) => {
    const [one] = cluster.shops;
    const urls = [PRODUCT, LISTING, ...OTHER_PAGES].map((path) => cluster.url + path);
    for (const url of urls) await read(url);
    expect(await visitThroughout(one?.stop(0) ?? Promise.resolve(), urls)).toEqual(onlySuccesses);
  });
});
