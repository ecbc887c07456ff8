import { expect, test } from 'playwright/test';
import { waitForHydration } from './support/navigation';

// Otherwise the headless browser has no scroll bars, but still keeps their space behind an open dialog.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('A29: opening the bag does not move the page, whose scroll bar disappears', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const bounds = () =>
    page.locator('main').evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      return { left, right };
    });
  const before = await bounds();
  expect(before.right, 'there is a scroll bar').toBeLessThan(await page.evaluate(() => innerWidth));
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  expect(await bounds()).toEqual(before);
});
