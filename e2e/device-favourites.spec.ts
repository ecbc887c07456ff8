import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { createTempFolder } from '../scripts/lib/cli.mjs';
import { startTestShop } from '../scripts/lib/shop.mjs';
import { tabTo } from './support/focus';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { cartDialog, productCards } from './support/product-page';
import { testWithStartedShop } from './support/started-shop-test';
import { FOLIO_FILE } from './support/storefronts';
import { countTaps } from './support/taps';

/** A shop on the embedded store that saves favourites on the device, without a login. */
async function startShop() {
  const file = path.join(createTempFolder('device-favourites').folder, 'folio.json');
  const { name, company } = JSON.parse(readFileSync(FOLIO_FILE, 'utf8'));
  writeFileSync(file, JSON.stringify({ name, company, favourites: 'device' }));
  return startTestShop({ variables: { STOREFRONT: 'oculos', STOREFRONT_FILE: file } });
}

const test = testWithStartedShop(startShop);

const hearts = (page: Page) => productCards(page).getByRole('button', { name: /^Favoritar/ });
const notice = (page: Page) => page.getByText('Guardado nos favoritos deste aparelho.');
const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Adicionar à sacola|Só a armação)/ });

async function openList(page: Page): Promise<void> {
  await openHydrated(page, '/oculos-de-sol');
  await triggerFirstInteraction(page);
  await expect(hearts(page).first()).toBeVisible();
}

test.describe('favourites saved on the device', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('WISH-09, HEAD-11: the menu links to the favourites saved on the device', async ({ page }) => {
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Meus favoritos' })).toHaveAttribute('href', '/favoritos');
    });

    test('WISH-09, A22: a favourite is added without leaving the page, and an earlier one is in the bag within 8 taps', async ({
      page,
    }) => {
      const taps = await countTaps(page);
      await openList(page);
      await hearts(page).first().tap();
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Entrar na conta', exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/oculos-de-sol$/);
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Favoritos/ })
        .tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
      await addButton(page).tap();
      await expect(cartDialog(page).getByRole('listitem').first()).toContainText('R$');
      expect(taps()).toBeLessThanOrEqual(8);
    });
  });

  test('WISH-09, L12: by keyboard, a favourite is added, opened from the header and bought', async ({
    page,
  }) => {
    await openList(page);
    await hearts(page).first().press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(hearts(page).first()).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Meus favoritos' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
    await tabTo(page, addButton(page));
    await page.keyboard.press('Enter');
    await expect(cartDialog(page).getByRole('listitem').first()).toContainText('R$');
    await expect(cartDialog(page).locator(':focus')).toHaveCount(1);
  });
});
