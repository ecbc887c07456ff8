import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { logIn, pressAtStore, STORE } from './support/store-site';

test.beforeEach(async ({ page, baseURL }) => {
  skipWithoutEmbeddedStore();
  await page
    .context()
    .addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
});

const openFavourites = (page: Page) => openHydrated(page, '/favoritos', { waitUntil: 'domcontentloaded' });
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Remover (?!todos)/ });
const countInHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /avoritos, \d$/ });

test('WISH-08, WISH-09: favourites from before and after a login stay listed and counted, until they are removed in the account or the customer logs out', {
  tag: '@desktop',
}, async ({ page }) => {
  const hearts = page.getByRole('region', { name: 'Produtos' }).getByRole('button', { name: /^Favoritar/ });
  await openHydrated(page, '/oculos-de-sol');
  await triggerFirstInteraction(page);
  await hearts.first().click();
  await page.waitForURL(`${STORE}/checkout/acesso`);
  await logIn(page);
  await openHydrated(page, '/oculos-de-sol', { waitUntil: 'domcontentloaded' });
  await triggerFirstInteraction(page);
  await expect(page.getByText('Favorito guardado na sua conta.')).toBeVisible();
  const added = page.waitForResponse((response) => response.url().endsWith('/wishlist/add'));
  await hearts.nth(1).click();
  await added;
  await expect(countInHeader(page)).toHaveAccessibleName(/, 2$/);

  await openFavourites(page);
  await expect(page.getByText('2 favoritos, guardados na sua conta.')).toBeVisible();
  await expect(removeButtons(page)).toHaveCount(2);
  const tiles = page.getByRole('listitem').filter({ has: removeButtons(page) });
  await expect(tiles.getByText('à vista no PIX')).toHaveCount(2);
  await triggerFirstInteraction(page);
  await expect(countInHeader(page)).toHaveAccessibleName(/, 2$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Ver todos na minha conta' }).click();
  await expect(page).toHaveURL(`${STORE}/minha-conta/lista-desejo/`);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  const removed = page.waitForEvent('load');
  await page
    .getByRole('button', { name: /^Remover / })
    .first()
    .click();
  await removed;
  await openFavourites(page);
  await expect(page.getByText('1 favorito, guardado na sua conta.')).toBeVisible();
  await expect(removeButtons(page)).toHaveCount(1);
  await triggerFirstInteraction(page);
  await expect(countInHeader(page)).toHaveAccessibleName(/, 1$/);

  await pressAtStore(page, '/minha-conta', 'Sair da conta');
  await openFavourites(page);
  await expect(page.getByRole('heading', { name: 'Nenhum favorito neste aparelho' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('favoritos'))).toBeNull();
});
