import { type APIResponse, expect } from 'playwright/test';
import { readMarkup } from './support/markup';
import { testWithOwnShop } from './support/own-shop';
import type { Behaviour } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';

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

test.describe('outage', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial' });

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
      await platform.behave();
    });
  }

  test('R4: pages that were visited outlive the platform, others are 503', async ({ platform, request }) => {
    for (const [path, content] of WARM) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(readMarkup(await answer.text()).text).toContain(content);
    }
    await platform.kill();
    for (const [path, content] of WARM) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(readMarkup(await answer.text()).text).toContain(content);
    }
    for (const path of ['/frio', '/armacoes/adulto', product(1), '/busca?busca=lava']) {
      await expectFailurePage(await request.get(path), 503);
    }
  });

  test('R4: after a restart of the shop the pages are still there', async ({ shop, request }) => {
    await shop.restart();
    for (const [path, content] of WARM) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(readMarkup(await answer.text()).text).toContain(content);
    }
    await expectFailurePage(await request.get('/armacoes/adulto'), 503);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('ERR-02, ERR-04: the failure page can be read and reloaded', async ({ page }) => {
      await page.goto('/armacoes/adulto');
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
    await page.goto('/armacoes/adulto');
    const reloaded = page.waitForResponse(/\/armacoes\/adulto$/);
    await page.getByRole('button', { name: 'Recarregar agora' }).click();
    expect((await reloaded).status()).toBe(503);
  });

  test('ERR-03, ERR-05: the page reloads on its own after 1 s and 5 s more, and not before', async ({
    page,
  }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const hydrated = page.waitForRequest('**/v2/front/checkout/cart');
    await page.goto('/armacoes/adulto');
    await expect(page.getByText('A página será recarregada em 5 segundos.')).toBeVisible();
    await hydrated;
    // In steps, because each second's timer is set only when the view has shown the one before.
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 250) await page.clock.runFor(250);
    };
    await pass(5_500);
    expect(loads).toBe(1);
    await pass(1_000);
    await expect.poll(() => loads).toBe(2);
  });

  test('A35: "Não recarregar" keeps the page', async ({ page }) => {
    await page.goto('/armacoes/adulto');
    await page.getByRole('button', { name: 'Não recarregar' }).click();
    await expect(page.getByText('A recarga automática parou.', { exact: false })).toBeVisible();
  });

  test('ERR-02: the page recovers within 10 s of the platform, without a restart', async ({
    platform,
    request,
  }) => {
    await expectFailurePage(await request.get('/armacoes/adulto'), 503);
    await platform.start();
    const since = Date.now();
    await expect
      .poll(async () => (await request.get('/armacoes/adulto')).status(), {
        timeout: RECOVERY_MS,
        intervals: [250],
      })
      .toBe(200);
    test.info().annotations.push({ type: 'recovered after', description: `${Date.now() - since} ms` });
  });
});
