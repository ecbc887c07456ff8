import { type APIRequestContext, type APIResponse, expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { readMarkup } from './support/markup';
import { openHydrated } from './support/navigation';
import type { Behaviour } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

const OUTAGE_TEXT = 'Ops, tivemos uma indisponibilidade temporária.';
const RECOVERY_MS = 10_000;

const product = (index: number) => `/${PRODUCTS[index]?.slug}.html`;
const nameOf = (index: number) => PRODUCTS[index]?.nome ?? '';

/** Paths visited while the platform works, each with some text that it shows. */
const WARM_PAGES = [
  ['/', 'Enxergar bem'],
  ['/solares', 'Solares'],
  ['/armacoes/infantil?pg=2', 'Infantil'],
  [product(0), nameOf(0)],
  ['/pagina/sobre', 'Sobre nós'],
] as const;

/**
 * Expects the complete failure page with the given HTTP status; the page may show a different status, the platform's.
 */
async function expectFailurePage(response: APIResponse, status: number, shown = status) {
  const page = readMarkup(await response.text());
  const headers = response.headers();
  expect(response.status()).toBe(status);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(page.title).toBe('Tivemos uma indisponibilidade temporária');
  expect(page.text).toContain(OUTAGE_TEXT);
  expect(page.text).toContain('A página será recarregada em 5 segundos.');
  expect(page.text).toContain(`Erro ${shown}`);
  expect(page.text).toContain('CNPJ');
  expect(page.has('header') && page.has('footer')).toBe(true);
}

/** Visits all of these paths while the platform works. */
async function visitWarmPages(origin: string): Promise<void> {
  for (const [path, content] of WARM_PAGES) {
    const { status, body } = await rawRequest(origin, path);
    expect(status, path).toBe(200);
    expect(readMarkup(body).text).toContain(content);
  }
}

let attempts = 0;
/** Waits until the platform is called again after a time without responses. */
async function waitForPlatform(request: APIRequestContext) {
  for (const end of ['', '/x', '.html']) {
    const statusOfNew = async () => (await request.get(`/ninguem-pediu-${++attempts}${end}`)).status();
    await expect.poll(statusOfNew, { timeout: RECOVERY_MS, intervals: [250] }).toBe(404);
  }
}

/** A page that was not visited before the outage. */
const COLD_PATH = '/armacoes/adulto';

const TICK_MS = 50;

/**
 * Opens a failure page with a paused clock, so that it does not reload by itself, and waits for hydration. Returns a
 * function that counts how often it was loaded.
 */
async function openWithPausedClock(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  let isHydrated = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/v2/front/checkout/cart')) isHydrated = true;
  });
  await page.goto(COLD_PATH);
  // Starting scripts, hydration and handling a click are separate tasks, each of which waits for a timer.
  await expect
    .poll(async () => {
      await page.clock.runFor(TICK_MS);
      return isHydrated;
    })
    .toBe(true);
  await page.clock.runFor(TICK_MS);
  return () => loads;
}

/**
 * Advances the clock in steps, because the timer for each second is set only after the previous second has been
 * rendered.
 */
async function advanceClock(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 250) {
    await page.clock.runFor(250);
    // React schedules its work with messages; the work is done after the same number of other messages.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const { port1, port2 } = new MessageChannel();
        const turned = new Promise((resolve) => {
          port1.onmessage = resolve;
        });
        port2.postMessage(null);
        await turned;
      }
    });
  }
}

test.describe('outage', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test.describe('uncached pages', () => {
    test.afterEach(async ({ platform, request }) => {
      await platform.reset();
      await waitForPlatform(request);
    });

    const failures: [Behaviour, number, shown?: number][] = [
      ['500', 502, 500],
      ['hang', 504],
      ['html', 502],
      ['truncated', 502],
      ['reset', 503],
      ['refuse', 503],
    ];
    for (const [behaviour, status, shown] of failures) {
      test(`ERR-02, ERR-08, ERR-10, ROUTE-06: uncached pages return ${status} if the platform returns "${behaviour}"`, async ({
        platform,
        request,
      }) => {
        await platform.setBehaviour('url/', behaviour);
        const cold = [`/frio-${behaviour}`, `/armacoes/frio-${behaviour}`, `/frio-${behaviour}.html`];
        const responses = await Promise.all(cold.map((path) => request.get(path)));
        for (const response of responses) await expectFailurePage(response, status, shown);
      });
    }

    test('A-11, PDP-03, LIST-50: after a 403 from the platform the error page shows that status and does not reload itself', async ({
      platform,
      request,
    }) => {
      await platform.setBehaviour('url/', '403');
      for (const path of ['/frio-recusado.html', '/armacoes/frio-recusado']) {
        const response = await request.get(path);
        const { text, title } = readMarkup(await response.text());
        expect([response.status(), title]).toEqual([502, 'Tivemos uma indisponibilidade temporária']);
        expect(text).toContain('Erro 403');
        expect(text).not.toContain('A página será recarregada');
      }
    });
  });

  test.describe('error page', () => {
    test.afterEach(({ platform }) => platform.reset());

    test('A28, ERR-02: the error page passes axe on wide and narrow screens', async ({ page, platform }) => {
      await platform.setBehaviour('url/', '500');
      // The page reloads by itself after some seconds; a 204 leaves it unchanged.
      let loads = 0;
      await page.route('**/frio-sem-barreiras', (route) => {
        loads += 1;
        return loads === 1 ? route.continue() : route.fulfill({ status: 204 });
      });
      await openHydrated(page, '/frio-sem-barreiras');
      await expect(page.getByText('Erro 500')).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page);
      }
    });
  });

  test.describe('without the platform', () => {
    test.beforeAll(async ({ platform, shop }) => {
      await visitWarmPages(shop.baseUrl);
      await platform.kill();
    });

    test('R4: visited pages remain available during the outage, others return 503', async ({
      shop,
      request,
    }) => {
      await visitWarmPages(shop.baseUrl);
      for (const path of ['/frio', COLD_PATH, product(1), '/busca?busca=lava']) {
        await expectFailurePage(await request.get(path), 503);
      }
    });

    test('R4: visited pages remain available after a restart of the shop', async ({ shop, request }) => {
      await shop.restart();
      await visitWarmPages(shop.baseUrl);
      await expectFailurePage(await request.get(COLD_PATH), 503);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('ERR-02, ERR-04: without JavaScript the error page can be read and reloaded', async ({ page }) => {
        await page.goto(COLD_PATH);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(OUTAGE_TEXT);
        await expect(page.getByText('Erro 503')).toBeVisible();
        const reloaded = page.waitForResponse(/\/armacoes\/adulto$/);
        await page.getByRole('link', { name: 'Recarregar agora' }).click();
        expect((await reloaded).status()).toBe(503);
      });

      test('R4: without JavaScript a cached listing can be read', async ({ page }) => {
        await page.goto('/solares');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solares');
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    });

    test('ERR-04: “Recarregar agora” loads the page again', async ({ page }) => {
      const loads = await openWithPausedClock(page);
      const reloaded = page.waitForResponse(/\/armacoes\/adulto$/);
      const shown = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Recarregar agora' }).click();
      expect((await reloaded).status()).toBe(503);
      await shown;
      expect(loads()).toBe(2);
    });

    test('ERR-03, ERR-05: the page reloads itself after 1 s, then after 5 s more, and not earlier', async ({
      page,
    }) => {
      const loads = await openWithPausedClock(page);
      await expect(page.getByText('A página será recarregada em 5 segundos.')).toBeVisible();
      await advanceClock(page, 5_750);
      expect(loads()).toBe(1);
      // Waits for the load, because a browser closed in the middle of a reload may hang.
      const reloaded = page.waitForEvent('load');
      await page.clock.runFor(250);
      await reloaded;
      expect(loads()).toBe(2);
    });

    test('A35: “Não recarregar” stops the reload', async ({ page }) => {
      const loads = await openWithPausedClock(page);
      await page.getByRole('button', { name: 'Não recarregar' }).click();
      await expect(page.getByText('A recarga automática parou.', { exact: false })).toBeVisible();
      await advanceClock(page, 10_000);
      expect(loads()).toBe(1);
    });

    test('ERR-02: the page recovers within 10 s of the platform, without a restart', async ({
      platform,
      request,
    }) => {
      await expectFailurePage(await request.get(COLD_PATH), 503);
      await platform.start();
      const since = Date.now();
      await expect
        .poll(async () => (await request.get(COLD_PATH)).status(), { timeout: RECOVERY_MS, intervals: [250] })
        .toBe(200);
      test.info().annotations.push({ type: 'recovered after', description: `${Date.now() - since} ms` });
    });
  });
});
