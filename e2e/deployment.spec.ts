import { expect } from 'playwright/test';
import { findPages } from './support/deployment';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { addToCart, cartDialog, productCards } from './support/product-page';
import { test } from './support/storefront-test';

/** Our own shops may be written to; a deployment only where whoever runs this says so. */
const mayWrite = Boolean(process.env.OWN_SHOPS ?? process.env.E2E_WRITE);

test.describe('any deployment', { tag: '@desktop' }, () => {
  test('SCOPE-06: a page of each kind is found through the shop, and works without an error', {
    tag: '@each-shop',
  }, async ({ page, request, baseURL }) => {
    const found = await findPages(request, baseURL ?? '');
    test.info().annotations.push({ type: 'pages', description: JSON.stringify(found) });
    expect(found.listing, 'a listing with products').toBeDefined();
    const problems = await watchPage(page);
    for (const path of ['/', ...Object.values(found)].filter((each) => each !== undefined)) {
      await test.step(path, async () => {
        const answer = await openHydrated(page, path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      });
    }
    const missing = await page.goto('/nao/existe/esta/pagina');
    expect(missing?.status()).toBe(404);
    await page.goto(found.listing ?? '/');
    await expect(productCards(page).first()).toBeVisible();
    const link = productCards(page).first().getByRole('heading').getByRole('link');
    const name = (await link.textContent())?.trim() ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(productCards(page).first()).toBeVisible();
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('CART-01, CART-19: a product that the shop itself offers goes into the cart and out of it', async ({
    page,
    request,
    baseURL,
  }) => {
    test.skip(!mayWrite, 'E2E_WRITE=1 lets the tests fill a cart of this deployment.');
    const { product } = await findPages(request, baseURL ?? '');
    test.skip(product === undefined, 'The shop shows no product that goes straight into the cart.');
    await openHydrated(page, product ?? '/');
    await addToCart(page);
    await cartDialog(page)
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click();
    await expect(cartDialog(page).getByText(/sacola está vazia/i)).toBeVisible();
  });
});
