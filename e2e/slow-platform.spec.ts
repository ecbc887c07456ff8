import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from 'playwright/test';
import { readMarkup } from './support/markup';
import { CATEGORIES, PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { type SeparateShop, testWithSeparateShop } from './support/separate-shop-test';

const CLOCK_JUMP = fileURLToPath(new URL('support/clock-jump.cjs', import.meta.url));

/** A shop whose clock can be advanced, so that its pages become too old to be served without a check. */
const test = testWithSeparateShop({
  variables: { NODE_OPTIONS: `--require ${CLOCK_JUMP}` },
});

/** Shorter than the timeout of a call, so a request that waits for a hanging call takes longer. */
const STORED_PAGE_MS = 2_000;

/** Four seconds for a whole page, plus a margin for a busy machine. */
const WHOLE_PAGE_MS = 5_000;

const product = (index: number) => `/${PRODUCTS[index]?.slug}.html`;
const STORED = ['/', '/solares', '/armacoes/infantil', product(0), '/pagina/sobre'];

async function timed(shop: SeparateShop, address: string) {
  const startedAt = performance.now();
  const { status, body } = await rawRequest(shop.baseUrl, address);
  return { status, ms: performance.now() - startedAt, body };
}

/** Makes every cached page older than five minutes. */
function agePages(shop: SeparateShop): void {
  process.kill(shop.pid(), 'SIGUSR2');
}

let attempts = 0;
/** Waits until the platform is called again for pages that were not requested. */
async function waitForRecovery(request: APIRequestContext) {
  const statusOfNew = async () => (await request.get(`/ninguem-pediu-${++attempts}.html`)).status();
  await expect.poll(statusOfNew, { timeout: 10_000, intervals: [250] }).toBe(404);
}

test.describe('a slow platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test.afterEach(async ({ platform, request }) => {
    await platform.reset();
    await waitForRecovery(request);
  });

  test('R4: cached pages of any age are served at once while the platform hangs', async ({
    platform,
    shop,
  }) => {
    for (const address of STORED) expect((await timed(shop, address)).status, address).toBe(200);
    agePages(shop);
    await platform.setBehaviour('', 'hang');
    for (const address of [...STORED, ...STORED.map((stored) => `${stored}?ref=x`)]) {
      const { status, ms } = await timed(shop, address);
      expect(status, address).toBe(200);
      expect(ms, address).toBeLessThan(STORED_PAGE_MS);
    }
  });

  test('R1: a complete error page is served in time while the platform hangs', async ({ platform, shop }) => {
    await platform.setBehaviour('', 'hang');
    const cold = ['/fria', `${CATEGORIES[3]?.path}?marca=a&ref=x`, product(2)];
    for (const { status, ms, body } of await Promise.all(cold.map((address) => timed(shop, address)))) {
      expect(status).toBe(504);
      expect(ms).toBeLessThan(WHOLE_PAGE_MS);
      expect(readMarkup(body).text).toContain('CNPJ');
    }
  });

  test('R1: if each call is slow, the page is served in time with the data that has loaded', async ({
    platform,
    shop,
  }) => {
    await platform.setBehaviour('', 'slow', 2_400);
    const { status, ms, body } = await timed(shop, product(3));
    expect(status).toBe(200);
    expect(ms).toBeLessThan(WHOLE_PAGE_MS);
    expect(readMarkup(body).text).toContain(PRODUCTS[3]?.nome ?? '');
  });
});
