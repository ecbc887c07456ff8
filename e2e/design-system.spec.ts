import { expect, test as testOfTheShop } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/navigation';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop({ variables: { DESIGN_SYSTEM: '1' } });
// One shop for all tests.
test.describe.configure({ mode: 'default' });

testOfTheShop(
  'DESIGN-17: a production shop has no design-system page',
  { tag: '@desktop' },
  async ({ request }) => {
    expect((await request.get('/design-system')).status()).toBe(404);
  },
);

test.describe('design system', { tag: '@desktop' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`DESIGN-17, DESIGN-19: every UI primitive passes axe in the ${colorScheme} scheme, and fits at 320 px and at 200 % text size`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const response = await openHydrated(page, '/design-system');
      expect(response?.status()).toBe(200);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      for (const [width, text] of [
        [1440, '100%'],
        [390, '100%'],
        [320, '100%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
        await expectAccessible(page);
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            `${width} px`,
          )
          .toBeLessThanOrEqual(0);
      }
    });
  }

  test('A28, ROUTE-27: a sheet and a dialog take the focus, trap it and return it', async ({ page }) => {
    await openHydrated(page, '/design-system');
    for (const [opener, role, name] of [
      ['Folha', 'dialog', 'Folha'],
      ['Pergunta', 'alertdialog', 'Atenção'],
    ] as const) {
      const button = page.getByRole('button', { name: opener });
      const overlay = page.getByRole(role, { name });
      await button.click();
      await expect(overlay).toBeVisible();
      await expect(overlay.locator(':focus')).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
});
