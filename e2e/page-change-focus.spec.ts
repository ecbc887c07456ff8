import { expect, type Page, test } from 'playwright/test';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openProduct } from './support/product-page';

test.beforeEach(skipWithoutEmbeddedStore);

/** A frame: it takes lenses, and therefore has measurements to compare. */
const findFrame = () =>
  findProductPath(({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0);

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('A28: following a link scrolls to the top and focuses the heading', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(page, await findFrame());
  const link = page.getByRole('link', { name: 'Comparar', exact: true }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(200);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar armações' })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);

  await page.getByRole('columnheader').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});
