import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectFocusVisible, tabTo } from './support/focus';
import { scrollThrough, scrollTo } from './support/home-page';
import { openHydrated } from './support/navigation';

test.describe('accessibility of the home page', { tag: '@desktop' }, () => {
  test('A28: the banner and the brands work by keyboard, and the focus is always visible', async ({
    page,
  }) => {
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
    await tabTo(page, page.getByRole('list', { name: 'Marcas' }).getByRole('link').last());
    const back = page.getByRole('button', { name: 'Voltar em Marcas' });
    // The script of the brand row, which loads near the viewport, detects that the row is no longer at its start.
    await expect(back).toBeEnabled();
    await tabTo(page, back);
    await page.keyboard.press('Enter');
    await expectFocusVisible(page);
    await expect(page.getByRole('button', { name: 'Avançar em Marcas' })).toBeEnabled();
  });

  test('A28, L12: the home page passes axe at 390, 768 and 1440 px, and never scrolls sideways, even at 320 px', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await scrollTo(page, 0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width > 320) await expectAccessible(page);
    }
  });
});

test.describe('home with JavaScript off', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN-28, HOME-02, HOME-05, HOME-06: without JavaScript, categories, brands and campaigns are shown, with links to the rest', async ({
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
    const launches = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: /^Óculos .* Araucária/ }) });
    await expect(launches.getByRole('presentation').first()).toBeVisible();
    await expect(launches.getByText(/^R\$.*à vista no PIX$/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Ver também os lançamentos e as novidades' }).click();
    await expect(page.getByRole('heading', { name: 'Lançamentos' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
