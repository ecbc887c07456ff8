import { test as base, expect, type Page } from 'playwright/test';
import { findProductPath, findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';

// Playwright starts browsers without the back/forward cache that shoppers' browsers have.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A restored page fires no load event. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Leaves the page with a document navigation, and goes back. */
async function goForwardAndBack(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, '__sameDocument', true));
  await openHydrated(page, '/marcas');
  await goBack(page);
}

const wasRestored = (page: Page) => page.evaluate(() => Reflect.get(window, '__sameDocument') === true);

test.describe('back/forward cache', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    skipWithoutEmbeddedStore();
    await page.goto('/robots.txt');
    await goForwardAndBack(page);
    test.skip(!(await wasRestored(page)), 'This browser brings back no page, not even a plain text.');
  });

  test('T7: every kind of page is restored from the back/forward cache', async ({ page }) => {
    const product = await findProductPath(({ status }) => status === 'disponivel');
    for (const path of [
      '/',
      '/oculos-de-sol',
      product,
      '/lista/kit-volante-sol-polarizado-e-grau.html',
      '/pagina/quem-somos',
    ]) {
      await openHydrated(page, path);
      await goForwardAndBack(page);
      expect(await wasRestored(page), path).toBe(true);
    }
  });

  test('T7, CART-29: a restored page shows the current cart', async ({ page }) => {
    await openHydrated(page, '/oculos-de-sol');
    await page.evaluate(() => Reflect.set(window, '__sameDocument', true));
    await openHydrated(page, await findSizedProduct());
    await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toContainText('FINALIZAR COMPRA');
    await goBack(page);
    expect(await wasRestored(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
  });
});
