import { expect } from 'playwright/test';
import { METRICS_TOKEN, readMetrics } from './support/metrics';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';

const OPS_TOKEN = 'segredo-de-quem-limpa';

const test = testWithSeparateShop({ variables: { METRICS_TOKEN, OPS_TOKEN } });

const purgesIn = (text: string) =>
  Number(/^storefront_purges_total\{from="here"\} (\d+)$/m.exec(text)?.[1] ?? 0);

test.describe('error ids and metrics', { tag: '@desktop' }, () => {
  test.afterEach(({ platform }) => platform.reset());

  test('O3: an error page shows the request id that its response and its platform call have', async ({
    page,
    platform,
  }) => {
    const path = `/${PRODUCTS[3]?.slug}.html`;
    await platform.setBehaviour('url/product/detail', '500');
    await platform.clearLog();
    const response = await page.goto(path);
    const id = response?.headers()['x-request-id'] ?? 'none';
    await expect(page.getByText(`Código: ${id}`)).toBeVisible();
    const calls = (await platform.log()).filter((call) => call.path.startsWith('url/product/detail'));
    expect(calls.map(({ headers }) => headers['x-request-id'])).toContain(id);
  });

  test('O1: metrics count pages by kind, calls by outcome, and pages by cache tier', {
    tag: '@tuning',
  }, async ({ request }) => {
    for (let visit = 0; visit < 3; visit += 1) await request.get('/armacoes');
    // A weak ETag shows that the page was compressed and sent from memory.
    await expect.poll(async () => (await request.get('/armacoes')).headers().etag).toMatch(/^W\//);
    const text = await readMetrics(request);
    expect(text).toMatch(
      /^storefront_requests_total\{screen="\/category\/\[\.\.\.address\]",status="200"\} ([3-9]|\d\d)/m,
    );
    expect(text).toMatch(/^storefront_cache_reads_total\{cache="page",tier="ready"\} [1-9]/m);
    expect(text).toMatch(
      /^storefront_platform_call_seconds_count\{calls="reads url\/product\/listing\/category",outcome="answered"\} [1-9]/m,
    );
    expect(text).toMatch(/^storefront_stored_bytes\{place="disk"\} [1-9]\d{3,}$/m);
    expect(text).toMatch(/^storefront_stored_bytes\{place="memory"\} [1-9]\d{3,}$/m);
    expect(text).toMatch(/^storefront_breaker_open\{calls="reads settings"\} 0$/m);
    expect(text).toMatch(/^storefront_queue_length\{queue="render"\} 0$/m);
    expect(text).toMatch(/^storefront_queue_wait_seconds_count\{queue="requests",outcome="started"\} [1-9]/m);
    expect(text).toMatch(/^storefront_queue_wait_seconds_count\{queue="render",outcome="started"\} [1-9]/m);
    expect(text).toMatch(/^storefront_build_info\{build="[\w-]{8,}",storefront="\w+",tuning="[\w,-]+"\} 1$/m);
    // Without REDIS_URL there is no state to report.
    expect(text).not.toMatch(/^storefront_redis_state\{/m);
    expect((await request.get('/metrics')).status()).toBe(401);
  });

  test('O1: metrics include pending request bodies and purges', async ({ request }) => {
    const purge = () =>
      request.post('/_ops/purge', {
        headers: { authorization: `Bearer ${OPS_TOKEN}` },
        data: { tags: ['listing'] },
      });
    const before = purgesIn(await readMetrics(request));
    expect((await purge()).status()).toBe(200);
    const text = await readMetrics(request);
    expect(purgesIn(text)).toBe(before + 1);
    for (const pool of ['small', 'large'])
      expect(text).toMatch(new RegExp(`^storefront_body_bytes\\{pool="${pool}"\\} 0$`, 'm'));
  });

  test('O1: every framework patch applies on each kind of page', async ({ request }) => {
    const paths = [
      '/',
      '/armacoes',
      '/armacoes?pg=2',
      '/marcas',
      '/pagina/sobre',
      '/nada-aqui',
      '/busca?busca=lava',
    ];
    for (const path of [...paths, `/${PRODUCTS[5]?.slug}.html?utm_source=x`]) {
      expect([200, 404], path).toContain((await request.get(path)).status());
    }
    const text = await readMetrics(request);
    const states = [...text.matchAll(/^storefront_framework_patch\{name="([\w-]+)",state="(\w+)"\} 1$/gm)];
    expect(states.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['cache-key', 'flight-address', 'noindex', 'paint-first', 'render-tags']),
    );
    const wanted = process.env.FRAMEWORK_TUNING === 'off' ? ['off', 'on'] : ['on'];
    expect(states.filter(([, , state = '']) => !wanted.includes(state))).toEqual([]);
    expect(text).not.toMatch(/^storefront_page_unexpected_script_total\{.*\} [1-9]/m);
  });
});
