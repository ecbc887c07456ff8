import { expect } from 'playwright/test';
import { testWithOwnShop } from './support/own-shop';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const test = testWithOwnShop();

test.describe('listings of a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('LIST-53, C8: the campaign’s own style is cleaned, kept within the page, and breaks no policy', async ({
    page,
  }) => {
    const trouble = await watchPage(page);
    await page.goto('/c/volta-as-aulas');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('color', 'rgb(120, 0, 60)');
    await expect(heading).toHaveCSS('letter-spacing', '2px');
    await expect(heading).toHaveCSS('background-image', 'none');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
    expect(trouble).toEqual(NO_TROUBLE);
  });
});
