import { expect } from 'playwright/test';
import { testWithOwnShop } from './support/own-shop';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const test = testWithOwnShop();
test.use({ storageState: { cookies: [], origins: [] } });

const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-VESUVIO1';

test('TRACK-12, L10: the container of the settings is loaded after consent, under the page’s policy', {
  tag: '@desktop',
}, async ({ page }) => {
  const trouble = await watchPage(page);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = true' });
  });
  await page.goto('/armacoes');
  const question = page.getByRole('region', { name: 'Cookies: você decide' });
  await expect(question).toBeVisible();
  await expect.poll(() => page.evaluate('typeof window.WapStore'), { timeout: 15_000 }).toBe('object');
  expect(asked.filter((url) => url.includes('google'))).toEqual([]);
  await question.getByRole('button', { name: 'Aceitar todos' }).click();
  await expect.poll(() => page.evaluate('window.tagsRan')).toBe(true);
  expect(asked.filter((url) => url.includes('google'))).toEqual([TAGS]);
  expect(trouble).toEqual(NO_TROUBLE);
});
