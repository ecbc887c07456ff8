import { test as base, expect, type Page } from 'playwright/test';
import { needsEmbeddedCatalogue, productPath, sizedProduct } from './support/embedded-catalogue';
import { openLive } from './support/live-page';

// Browsers under test are started without the memory of whole pages that shoppers' browsers have.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Nothing is loaded when a page is brought back: there is no event of loading to wait for. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Leaves the page for another one as a link without script does, and goes back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, '__sameDocument', true));
  await openLive(page, '/marcas');
  await goBack(page);
}

const isAsItWasLeft = (page: Page) => page.evaluate(() => Reflect.get(window, '__sameDocument') === true);

test.describe('coming back by the browser’s button', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    needsEmbeddedCatalogue();
    await page.goto('/robots.txt');
    await leaveAndComeBack(page);
    test.skip(!(await isAsItWasLeft(page)), 'This browser brings back no page, not even a plain text.');
  });

  test('T7: the browser can keep every kind of page and bring it back at once', async ({ page }) => {
    const product = await productPath(({ status }) => status === 'disponivel');
    for (const path of [
      '/',
      '/oculos-de-sol',
      product,
      '/lista/kit-volante-sol-polarizado-e-grau.html',
      '/pagina/quem-somos',
    ]) {
      await openLive(page, path);
      await leaveAndComeBack(page);
      expect(await isAsItWasLeft(page), path).toBe(true);
    }
  });

  test('T7, CART-29: a page brought back shows the cart as it is now', async ({ page }) => {
    await openLive(page, '/oculos-de-sol');
    await page.evaluate(() => Reflect.set(window, '__sameDocument', true));
    await openLive(page, await sizedProduct());
    await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toContainText('FINALIZAR COMPRA');
    await goBack(page);
    expect(await isAsItWasLeft(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
  });
});
