import { expect, type Locator, type Page } from 'playwright/test';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { holdRequests, openFooterMenus, openHydrated } from './support/navigation';
import { addToCart, cartDialog, openProduct, productCards } from './support/product-page';
import { test } from './support/storefront-test';

/** Clicks `link` while the page it leads to is held back; checks its skeleton, and that the page then replaces it. */
async function follow(page: Page, link: Locator, text: string, placeholders: number) {
  const release = await holdRequests(page, /[?&]_rsc=/);
  const before = new URL(page.url()).pathname;
  await link.click();
  const skeleton = page.getByText(text, { exact: true });
  await expect(skeleton).toBeAttached();
  await expect(page.locator('[data-skeleton]')).toHaveCount(placeholders);
  release();
  await expect(skeleton).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const PRODUCT = 'Carregando o produto…';

test.describe('placeholder of a pending page', { tag: '@desktop' }, () => {
  test('PDP-02, LIST-01: a product placeholder follows a click on a suggestion or card, and eight cards a click on a category', {
    tag: '@any-shop',
  }, async ({ page, shop }) => {
    await openHydrated(page, '/pagina/sobre');
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    await page.getByRole('banner').getByLabel('Buscar na loja').pressSequentially(shop.search);
    await follow(page, page.getByRole('option').filter({ hasText: 'R$' }).first(), PRODUCT, 0);

    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await follow(page, menu.getByRole('link').first(), 'Carregando os produtos…', 8);
    await follow(page, productCards(page).first().getByRole('heading').getByRole('link'), PRODUCT, 0);
  });

  test('PDP-02, INST-02: placeholders appear from the cart to a product and from the footer to a text page, and disappear on Back', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await openProduct(
      page,
      await findProductPath(
        ({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length === 0,
      ),
    );
    await addToCart(page);
    await page.keyboard.press('Escape');
    await openHydrated(page, '/marcas');
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    await follow(page, cartDialog(page).getByRole('listitem').first().getByRole('link').first(), PRODUCT, 0);
    await expect(cartDialog(page)).toBeHidden();

    await openFooterMenus(page);
    const about = page.getByRole('contentinfo').getByRole('link', { name: /pol[ií]tica|sobre|trocas?/i });
    await follow(page, about.first(), 'Carregando a página…', 0);
    const release = await holdRequests(page, /[?&]_rsc=/);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByText('Carregando a página…', { exact: true })).toBeAttached();
    await page.goBack();
    await expect(page.getByText('Carregando a página…', { exact: true })).toHaveCount(0);
    release();
  });

  test('PDP-02: a product placeholder appears after a click on another colour', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await openProduct(
      page,
      await findProductPath(({ status, atributos }) => status === 'disponivel' && 'unico' in atributos),
    );
    const colours = page.getByRole('region', { name: 'Mais cores' });
    await follow(page, colours.getByRole('link').last(), PRODUCT, 0);
  });
});
