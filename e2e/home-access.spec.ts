import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectFocusVisible, tabTo } from './support/focus';
import { scrollThrough, scrollTo } from './support/home-page';
import { openHydrated } from './support/navigation';

test.describe('home, accessibility', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A28: banner, brands and styles by keyboard; the focus is always visible', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/');
    const play = page.getByRole('button', { name: 'Passar as campanhas' });
    await tabTo(page, play);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Campanha 3 de/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tabTo(page, page.getByRole('link', { name: 'Todas as marcas' }));
    const back = page.getByRole('button', { name: 'Voltar em Marcas' });
    // The buttons come with the script of the brands, which loads when they are near.
    await expect(back).toBeVisible();
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expectFocusVisible(page);
    await expect(page.getByRole('button', { name: 'Avançar em Marcas' })).toBeEnabled();
  });

  for (const width of [390, 768, 1440]) {
    test(`A28, L11: the whole home at ${width} px passes axe`, async ({ page }) => {
      skipWithoutEmbeddedStore();
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
      await scrollThrough(page);
      await scrollTo(page, 0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
    });
  }

  test('A28: at 320 px nothing scrolls sideways', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await page.setViewportSize({ width: 320, height: 700 });
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    await scrollThrough(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('home with JavaScript off', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN-28, HOME-02, HOME-05, HOME-06: categories, brands and campaigns, and links to the rest', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
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
