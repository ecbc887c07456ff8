import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { needsEmbeddedCatalogue } from './support/embedded-catalogue';
import { expectFocusSeen, tabTo } from './support/focus';
import { readThrough, scrollTo } from './support/home-page';
import { openLive } from './support/live-page';

test.describe('home, other ways to use it', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A28: banner, brands and styles by keyboard; the focus is always seen', async ({ page }) => {
    needsEmbeddedCatalogue();
    await openLive(page, '/');
    const play = page.getByRole('button', { name: 'Passar as campanhas' });
    await tabTo(page, play);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Campanha 3 de/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tabTo(page, page.getByRole('link', { name: 'Todas as marcas' }));
    await tabTo(page, page.getByRole('button', { name: 'Voltar em Marcas' }));
    await page.keyboard.press('Enter');
    await expectFocusSeen(page);
    await expect(page.getByRole('button', { name: 'Avançar em Marcas' })).toBeEnabled();
  });

  for (const width of [390, 768, 1440]) {
    test(`A28, L11: the whole home at ${width} px has no barrier that axe-core knows`, async ({ page }) => {
      needsEmbeddedCatalogue();
      await page.setViewportSize({ width, height: 900 });
      await openLive(page, '/', { waitUntil: 'domcontentloaded' });
      await readThrough(page);
      await scrollTo(page, 0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
    });
  }

  test('A28: at 320 px nothing is wider than the screen', async ({ page }) => {
    needsEmbeddedCatalogue();
    await page.setViewportSize({ width: 320, height: 700 });
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    await readThrough(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('home with JavaScript off', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN-28, HOME-02, HOME-05, HOME-06: categories, brands and campaigns, and a way to all the rest', async ({
    page,
  }) => {
    needsEmbeddedCatalogue();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(
      page.getByRole('region', { name: 'Campanhas', exact: true }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Navegue Por Marca' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Categorias em destaque' }).getByRole('link').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ver também os lançamentos e as novidades' }).click();
    await expect(page.getByRole('heading', { name: 'Lançamentos' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
