import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';

test.use(WITH_PICTURES);

const BLACK = '/c/noite-preta';
const cards = (page: Page) => page.locator('#produtos').getByRole('article');

test.describe('black landing page', { tag: '@desktop' }, () => {
  test('VARIANT-03 to VARIANT-08, A-70: the page is black in both colour schemes, complete, passes axe and loads its own styles', async ({
    page,
  }) => {
    const problems = await watchPage(page);
    const sheets = () => page.locator('link[rel="stylesheet"][href*="/_next/"]').count();
    await openHydrated(page, '/c/polarizados');
    const usual = await sheets();
    await openHydrated(page, BLACK);
    await expect.poll(sheets).toBeGreaterThan(usual);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Noite preta');
    await expect(cards(page).first()).toBeVisible();
    const chat = page.getByRole('complementary', { name: 'Conversa' });
    await expect(chat).toBeAttached();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const part of [heading, chat]) await expect(part).toHaveCSS('color', /^oklch\(0\.95/);
      await expectAccessible(page);
    }
    const question = page.getByText('Posso pôr lentes de grau em qualquer modelo?');
    await question.click();
    await expect(page.getByText('Em quase todos.')).toBeVisible();
    await expect(page.getByText('Nas lentes, não faz diferença.')).toBeHidden();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(page.viewportSize()?.width);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('VARIANT-03 to VARIANT-08: without JavaScript the black landing page has its styles and all its sections', async ({
      page,
    }) => {
      await page.goto(BLACK);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', /^oklch\(0\.95/);
      const menu = page.getByRole('navigation', { name: 'Óculos por formato' });
      await expect(menu.getByRole('link', { name: 'Redondo' }).first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Navegue Por Marca' }).getByRole('link').first(),
      ).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Por que o preto nunca sai' })).toBeVisible();
      await page.getByText('E se eu não gostar?').click();
      await expect(page.getByText('A primeira troca é gratuita em até 7 dias.')).toBeVisible();
    });
  });
});
