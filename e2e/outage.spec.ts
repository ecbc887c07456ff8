import { type APIResponse, expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { openLive } from './support/live-page';
import { readMarkup } from './support/markup';
import { testWithOwnShop } from './support/own-shop';
import type { Behaviour } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';

const test = testWithOwnShop();

const SORRY = 'Ops, tivemos uma indisponibilidade temporária.';
const RECOVERY_MS = 10_000;

const product = (index: number) => `/${PRODUCTS[index]?.slug}.html`;
const nameOf = (index: number) => PRODUCTS[index]?.nome ?? '';

/** What is visited while the platform is well, with a word that only its content has. */
const WARM = [
  ['/', 'Enxergar bem'],
  ['/solares', 'Solares'],
  ['/armacoes/infantil?pg=2', 'Infantil'],
  [product(0), nameOf(0)],
  ['/pagina/sobre', 'Sobre nós'],
] as const;

/** Answers without the platform from a page that it kept: a status of the shop's own, and the whole page. */
async function expectFailurePage(response: APIResponse, status: number) {
  const page = readMarkup(await response.text());
  const headers = response.headers();
  expect(response.status()).toBe(status);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(page.title).toBe('Tivemos uma indisponibilidade temporária');
  expect(page.text).toContain(SORRY);
  expect(page.text).toContain('A página será recarregada em 5 segundos.');
  expect(page.text).toContain(`Erro ${status}`);
  expect(page.text).toContain('CNPJ');
  expect(page.has('header') && page.has('footer')).toBe(true);
}

/** Visits all that is visited while the platform is well. */
async function visitWarm(origin: string): Promise<void> {
  for (const [path, content] of WARM) {
    const { status, body } = await rawRequest(origin, path);
    expect(status, path).toBe(200);
    expect(readMarkup(body).text).toContain(content);
  }
}

/** A page that nobody visited while the platform was well. */
const COLD = '/armacoes/adulto';

/**
 * Opens a failure page whose clock stands still, so that it does not reload on its own however long a test takes,
 * and waits until its script has taken over. Answers how often it has been loaded.
 */
async function openStopped(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const live = page.waitForResponse('**/v2/front/checkout/cart');
  await page.goto(COLD);
  await live;
  return () => loads;
}

/** Lets so many ms pass. In steps, because each second's timer is set only when the view has shown the one before. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 250) {
    await page.clock.runFor(250);
    // React does what it has to do in messages of its own; they are over when as many others are.
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

  test.describe('cold pages', () => {
    test.afterEach(({ platform }) => platform.behave());

    const failures: [Behaviour, number][] = [
      ['500', 502],
      ['hang', 504],
      ['html', 502],
      ['truncated', 502],
      ['reset', 503],
      ['refuse', 503],
    ];
    for (const [behaviour, status] of failures) {
      test(`ERR-02, ERR-08, ERR-10, ROUTE-06: a platform that answers "${behaviour}" makes cold pages ${status}`, async ({
        platform,
        request,
      }) => {
        await platform.control('url/', behaviour);
        const cold = [`/frio-${behaviour}`, `/armacoes/frio-${behaviour}`, `/frio-${behaviour}.html`];
        const answers = await Promise.all(cold.map((path) => request.get(path)));
        for (const answer of answers) await expectFailurePage(answer, status);
      });
    }
  });

  test.describe('a page to look at', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.afterEach(({ platform }) => platform.behave());

    test('A28, ERR-02: the page of an outage has no barrier that axe-core knows, wide or narrow', async ({
      page,
      platform,
    }) => {
      await platform.control('url/', '500');
      // The page reloads on its own after some seconds; 204 leaves it as it is.
      let loads = 0;
      await page.route('**/frio-sem-barreiras', (route) => {
        loads += 1;
        return loads === 1 ? route.continue() : route.fulfill({ status: 204 });
      });
      await openLive(page, '/frio-sem-barreiras');
      await expect(page.getByText('Erro 502')).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page);
      }
    });
  });

  test.describe('with the platform gone', () => {
    test.beforeAll(async ({ platform, shop }) => {
      await visitWarm(shop.baseUrl);
      await platform.kill();
    });

    test('R4: pages that were visited outlive the platform, others are 503', async ({ shop, request }) => {
      await visitWarm(shop.baseUrl);
      for (const path of ['/frio', COLD, product(1), '/busca?busca=lava']) {
        await expectFailurePage(await request.get(path), 503);
      }
    });

    test('R4: after a restart of the shop the pages are still there', async ({ shop, request }) => {
      await shop.restart();
      await visitWarm(shop.baseUrl);
      await expectFailurePage(await request.get(COLD), 503);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('ERR-02, ERR-04: the failure page can be read and reloaded', async ({ page }) => {
        await page.goto(COLD);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(SORRY);
        await expect(page.getByText('Erro 503')).toBeVisible();
        const reloaded = page.waitForResponse(/\/armacoes\/adulto$/);
        await page.getByRole('link', { name: 'Recarregar agora' }).click();
        expect((await reloaded).status()).toBe(503);
      });

      test('R4: a stored listing can be read', async ({ page }) => {
        await page.goto('/solares');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solares');
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    });

    test('ERR-04: "Recarregar agora" loads the page again', async ({ page }) => {
      const loads = await openStopped(page);
      const reloaded = page.waitForResponse(/\/armacoes\/adulto$/);
      const shown = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Recarregar agora' }).click();
      expect((await reloaded).status()).toBe(503);
      await shown;
      expect(loads()).toBe(2);
    });

    test('ERR-03, ERR-05: the page reloads on its own after 1 s and 5 s more, and not before', async ({
      page,
    }) => {
      const loads = await openStopped(page);
      await expect(page.getByText('A página será recarregada em 5 segundos.')).toBeVisible();
      await pass(page, 5_750);
      expect(loads()).toBe(1);
      // Waited for to its end: a browser that is closed half-way through a reload may never answer.
      const reloaded = page.waitForEvent('load');
      await page.clock.runFor(250);
      await reloaded;
      expect(loads()).toBe(2);
    });

    test('A35: "Não recarregar" keeps the page', async ({ page }) => {
      const loads = await openStopped(page);
      await page.getByRole('button', { name: 'Não recarregar' }).click();
      await expect(page.getByText('A recarga automática parou.', { exact: false })).toBeVisible();
      await pass(page, 10_000);
      expect(loads()).toBe(1);
    });

    test('ERR-02: the page recovers within 10 s of the platform, without a restart', async ({
      platform,
      request,
    }) => {
      await expectFailurePage(await request.get(COLD), 503);
      await platform.start();
      const since = Date.now();
      await expect
        .poll(async () => (await request.get(COLD)).status(), { timeout: RECOVERY_MS, intervals: [250] })
        .toBe(200);
      test.info().annotations.push({ type: 'recovered after', description: `${Date.now() - since} ms` });
    });
  });
});
