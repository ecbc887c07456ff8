import { fileURLToPath } from 'node:url';
import { expect, type Page, type Request } from 'playwright/test';
import { METRICS_TOKEN, readMetrics } from './support/metrics';
import { openFooterMenus, openHydrated } from './support/navigation';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

/** A shop whose sanitiser lets an attacker's markup through in the platform's texts. */
const BROKEN = fileURLToPath(new URL('support/let-markup-through.cjs', import.meta.url));

const CLOCK_JUMP = fileURLToPath(new URL('support/clock-jump.cjs', import.meta.url));

const test = testWithSeparateShop({
  storesHome: false,
  variables: { METRICS_TOKEN, NODE_OPTIONS: `--require=${BROKEN} --require=${CLOCK_JUMP}` },
});

/** A product with reviews and a description. */
const REVIEWED = `/${PRODUCTS.find(({ id }) => id % 4 === 0)?.slug}.html`;

const PAGES = {
  'institutional page': '/pagina/troca-e-devolucao',
  'product, in its text and a review': REVIEWED,
  'banner of the home page': '/',
  'banner of a listing': '/armacoes',
};

/**
 * Requests that only an attacker's markup makes, and that leave the browser: a request that the policy blocks is
 * reported too, but fails for that reason.
 */
function watchEscapes(page: Page): string[] {
  const escapes: string[] = [];
  const add = (request: Request) => {
    const isRefused = request.failure()?.errorText === 'csp';
    if (/evil\.test|\/fugiu/.test(request.url()) && !isRefused) escapes.push(request.url());
  };
  page.on('requestfinished', add);
  page.on('requestfailed', add);
  return escapes;
}

/** Chromium logs this when a page's refresh is blocked. */
const refreshRefused = (page: Page) =>
  page.waitForEvent('console', { predicate: (message) => /http-equiv=.?refresh/.test(message.text()) });

async function expectDisarmed(page: Page, path: string) {
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('iframe[srcdoc]').first()).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, '__ran'))).toBeUndefined();
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
}

/**
 * On a loaded machine the first page of a newly started shop lacks blocks, and with them the markup. The incomplete
 * page is cached and sent until it is too old, because later pages, which contain the markup, cannot be cached.
 */
test.beforeAll(({ shop }) => {
  process.kill(shop.pid(), 'SIGUSR2');
});

test.describe.configure({ mode: 'default' });

test.describe('markup that gets past the sanitiser', { tag: '@desktop' }, () => {
  for (const [place, path] of Object.entries(PAGES)) {
    test(`C6, C8: markup in ${place} does not run, and the page is not cached and is counted`, async ({
      page,
      shop,
      request,
    }) => {
      const escapes = watchEscapes(page);
      const refused = refreshRefused(page);
      await page.goto(path);
      await refused;
      await expectDisarmed(page, path);
      await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
      expect(escapes).toEqual([]);
      const again = await rawRequest(shop.baseUrl, path);
      expect(again.headers['x-nextjs-cache']).not.toBe('HIT');
      expect(again.headers['cache-control']).toBe('no-store');
      expect(again.headers['content-security-policy']).toMatch(/; script-src 'none'; .*; sandbox allow-/);
      expect(await readMetrics(request)).toMatch(
        /^storefront_page_unexpected_script_total\{found="script"\} [1-9]/m,
      );
    });
  }

  test('C6: a link to a page with unsafe markup loads a new document', async ({ page }) => {
    const escapes = watchEscapes(page);
    const path = '/pagina/troca-e-devolucao';
    await openHydrated(page, '/marcas');
    const refused = refreshRefused(page);
    await openFooterMenus(page);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await refused;
    await expectDisarmed(page, path);
    expect(escapes).toEqual([]);
  });

  test('C6: pages without unsafe markup are cached', async ({ page, shop }) => {
    await openHydrated(page, '/marcas');
    await expect
      .poll(async () => (await rawRequest(shop.baseUrl, '/marcas')).headers['x-nextjs-cache'])
      .toBe('HIT');
  });
});
