import { expect, type Locator, type Page } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { openHydrated, waitForHydration } from './support/navigation';
import { cartDialog, listedCards, productCards, quantityField, sizeRadios } from './support/product-page';
import { readServed } from './support/served-page';
import { test } from './support/storefront-test';

test.use(WITH_PICTURES);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const cardLink = (card: Locator) => card.getByRole('heading').getByRole('link');

/**
 * A filter is a link on wide screens and without JavaScript. In the sheet on phones it is a checkbox that has to be
 * applied.
 */
async function chooseFilter(page: Page, isMobile: boolean, name: RegExp): Promise<void> {
  if (!isMobile) {
    const filters = page.getByRole('region', { name: 'Filtros' });
    const value = filters.getByRole('listitem').getByRole('link', { name }).first();
    for (const summary of await filters.locator('details > summary').all()) {
      if (await value.isVisible()) break;
      if (!(await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))))
        await summary.click();
    }
    await value.click();
    return;
  }
  await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const box = sheet.getByRole('checkbox', { name }).first();
  await expect(sheet.getByRole('checkbox').first()).toBeVisible();
  // Only the most used filters are open.
  if (!(await box.isVisible())) await sheet.getByText('Material', { exact: true }).first().click();
  await box.check();
  await sheet.getByRole('link', { name: /^Ver \d+ produtos?$/ }).click();
}

/** A listing with several pages, found through the main menu as a shopper would. */
async function largeListing({ request }: Page, address: RegExp): Promise<string> {
  const $ = await readServed(request, '/');
  const hrefs = $.extract({ all: [{ selector: 'main a', value: 'href' }] }).all;
  const href = hrefs.find((path) => address.test(path)) ?? hrefs[0];
  expect(href).toMatch(/^\//);
  return href ?? '/';
}

/** While colours are grouped, a list ends where only other colours of its models follow. */
async function openPage2(page: Page): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Paginação' })
    .getByRole('link', { name: 'Página 2', exact: true });
  if (!(await link.isVisible())) await page.getByRole('checkbox', { name: 'Agrupar cores' }).uncheck();
  await link.click();
}

test.describe('from a search engine to the cart', { tag: ['@any-shop', '@each-shop', '@any-width'] }, () => {
  test('SCOPE-06, LIST-21, LIST-34, CART-01 to CART-26: a shopper filters a listing, opens a product, buys it, changes the quantity and removes it', async ({
    page,
    isMobile,
    shop,
  }) => {
    const listing = await largeListing(page, shop.listing);

    await test.step('land on the listing from a search engine', async () => {
      await openHydrated(page, `${listing}?utm_source=busca&utm_medium=organic`, {
        referer: 'https://www.google.com/',
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(listedCards(page)).toHaveCount(12);
      await expect(page.getByText(/^1-12 de \d+ Produtos encontrado\(s\)$/)).toBeVisible();
    });

    await test.step('filter', async () => {
      const before = await page.getByText(/Produtos encontrado\(s\)$/).textContent();
      await chooseFilter(page, isMobile, shop.filters);
      await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
      await expect(page.getByText(/Produtos encontrado\(s\)$/)).not.toHaveText(before ?? '');
      await expect(page).toHaveURL(/[?&](filtro|atributo|marca|preco|cor|tamanho)=/);
    });

    await test.step('go to page 2 without losing the filter', async () => {
      const query = new URL(page.url()).searchParams;
      query.delete('utm_source');
      query.delete('utm_medium');
      await openPage2(page);
      await expect(page.getByText(/^13-\d+ de \d+ Produtos encontrado\(s\)$/)).toBeVisible();
      await expect(page).toHaveURL(/[?&]pg=2(&|$)/);
      const now = new URL(page.url()).searchParams;
      for (const [key, value] of query) expect(now.get(key)).toBe(value);
      await expect(page.getByRole('region', { name: 'Produtos' })).toBeInViewport();
    });

    const name = await test.step('open a product that is available', async () => {
      const card = productCards(page).filter({ hasText: 'Comprar', visible: true }).last();
      const link = cardLink(card);
      const text = (await link.textContent())?.trim() ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      return text;
    });

    const price = await test.step('choose a size if there is one, and add the product', async () => {
      const sizes = sizeRadios(page);
      if ((await sizes.count()) > 0) await sizes.and(page.locator(':enabled')).first().press('Space');
      await page
        .getByRole('button', { name: 'Adicionar à sacola' })
        .filter({ visible: true })
        .first()
        .click();
      const cart = cartDialog(page);
      await expect(cart).toBeVisible();
      await expect(cart.getByRole('listitem').filter({ hasText: name.slice(0, 30) })).toBeVisible();
      await expect(cart.getByRole('link', { name: 'FINALIZAR COMPRA' })).toHaveAttribute(
        'href',
        /\/checkout\/carrinho\/$/,
      );
      return cart.getByText(/^R\$/).first().textContent();
    });
    expect(price).toMatch(/^R\$\s[\d.]+,\d{2}$/);

    await test.step('raise the quantity', async () => {
      const cart = cartDialog(page);
      const saved = page.waitForResponse(
        (response) =>
          response.url().endsWith('/v2/front/checkout/cart') && response.request().method() === 'PUT',
      );
      await cart.getByRole('button', { name: /^Aumentar/ }).click();
      expect((await saved).status()).toBe(200);
      await expect(quantityField(page)).toHaveValue('2');
    });

    await test.step('a reload keeps the quantity', async () => {
      await page.reload();
      const button = page.getByRole('button', { name: /carrinho.*2/i });
      await expect(button).toBeVisible();
      await button.click();
      await expect(quantityField(page)).toHaveValue('2');
    });

    await test.step('remove the product', async () => {
      const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await cartDialog(page)
        .getByRole('button', { name: /^Remover/ })
        .click();
      await expect(cartDialog(page).getByText(/sacola está vazia/i)).toBeVisible();
      expect((await removed).status()).toBe(200);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('button', { name: /carrinho/i }).first()).not.toHaveAccessibleName(/\d/);
    });
  });
});

test.describe('with JavaScript off', { tag: ['@any-shop', '@each-shop', '@any-width'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN-28, B19: without JavaScript the listing, a filter, page 2 and the product page work', async ({
    page,
    isMobile,
    shop,
  }) => {
    const listing = await largeListing(page, shop.listing);
    await page.goto(listing);
    await expect(listedCards(page)).toHaveCount(12);
    if (isMobile) await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
    await chooseFilter(page, false, shop.filters);
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await openPage2(page);
    await expect(page.getByText(/^13-\d+ de \d+ Produtos encontrado\(s\)$/)).toBeVisible();
    const link = cardLink(productCards(page).first());
    const name = (await link.textContent())?.trim() ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^R\$/).first()).toBeVisible();
  });
});

test('SEARCH-02, SEARCH-03, HEAD-05: without JavaScript the header searches, but not for an empty text', {
  tag: ['@desktop', '@any-shop'],
}, async ({ page, shop }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Abrir busca' }).click();
  const box = page.getByRole('banner').getByLabel('Buscar na loja');
  const searched: (string | null)[] = [];
  page.on('request', (request) => searched.push(new URL(request.url()).searchParams.get('busca')));
  await box.press('Enter');
  await box.fill(shop.search);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/busca\\?busca=${shop.search}`));
  expect(searched).toContain(shop.search);
  expect(searched).not.toContain('');
  await expect(productCards(page).first()).toBeVisible();
});
