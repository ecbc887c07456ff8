import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { tabTo } from './support/focus';
import { openHydrated, triggerFirstInteraction, waitForHydration } from './support/navigation';
import { listedCards } from './support/product-page';
import { logIn, pressAtStore, STORE } from './support/store-site';

test.beforeEach(async ({ page, baseURL }) => {
  skipWithoutEmbeddedStore();
  await page
    .context()
    .addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
});

const favouriteButtons = (page: Page) =>
  page.getByRole('region', { name: 'Produtos' }).getByRole('button', { name: /^Favoritar/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Venda interna' });

/** The panel of the cart loads in the same way as the bar, and later: once it is open, the bar would be there too. */
async function expectNoBar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
}

const startSale = (page: Page) => pressAtStore(page, '/demonstracao/venda-interna', 'Começar venda interna');

/** Collects the page's requests for favourites and recently seen products. */
function watchFavouriteRequests(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/wishlist|browsing-history/.test(pathname)) calls.push(pathname.replace('/v2/front/', ''));
  });
  return calls;
}

test.describe('favourites', () => {
  test('WISH-02, WISH-06, CARD-16: for visitors no favourites are requested, card and favourite button are two tab stops, and adding a favourite opens the store’s login', {
    tag: '@desktop',
  }, async ({ page }) => {
    const calls = watchFavouriteRequests(page);
    await openHydrated(page, '/oculos-de-sol');
    await triggerFirstInteraction(page);
    await expect(
      listedCards(page).getByRole('button', { name: /^Favoritar/, includeHidden: true }),
    ).toHaveCount(12);
    const card = page.getByRole('region', { name: 'Produtos' }).getByRole('article').first();
    await card.getByRole('heading').getByRole('link').focus();
    await tabTo(page, favouriteButtons(page).first());
    // After scrolling, the header covers part of the content, and the visible part may be too small to click.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect(calls).toEqual([]);
    await favouriteButtons(page).first().click();
    await page.waitForURL(`${STORE}/checkout/acesso`);
    expect(calls).toEqual(['wishlist/add', 'browsing-history/checkoutAcesso']);
  });

  test('WISH-09, WISH-10, PDP-57: a visitor who returns from the login without logging in keeps and compares favourites, which are added to the account after a later login', async ({
    page,
  }) => {
    await openHydrated(page, '/oculos-de-sol');
    await triggerFirstInteraction(page);
    const box = await favouriteButtons(page).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await favouriteButtons(page).first().click();
    await page.waitForURL(`${STORE}/checkout/acesso`);
    await openHydrated(page, '/oculos-de-sol');
    await triggerFirstInteraction(page);
    await expect(favouriteButtons(page).first()).toHaveAttribute('aria-pressed', 'true');
    await favouriteButtons(page).nth(1).click();
    await expect(page.getByText('Guardado nos favoritos deste aparelho.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver favoritos' }).click();
    await expect(page).toHaveURL('/favoritos');
    await expect(page.getByRole('button', { name: /^Remover / })).toHaveCount(3);
    await expectAccessible(page);

    await expect(page.getByRole('main').getByRole('link', { name: /^Comparar/ })).toHaveCount(1);
    await page.getByRole('link', { name: 'Comparar os 2', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /^Frente/ }).getByText(/^\d+ mm$/)).toHaveCount(2);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, 'the table scrolls, not the page').toBe(page.viewportSize()?.width);

    await logIn(page);
    await openHydrated(page, '/favoritos', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('2 favoritos, guardados na sua conta.')).toBeVisible();
    await page.goto(`${STORE}/minha-conta/lista-desejo/`);
    await expect(page.getByRole('listitem')).toHaveCount(2);
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('WISH-08, WISH-10: after a login from the header, favourites from before move to the account on return to the shop, and one that fails is tried again', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openHydrated(page, '/oculos-de-grau');
      await triggerFirstInteraction(page);
      await favouriteButtons(page).first().tap();
      await page.waitForURL(`${STORE}/checkout/acesso`);
      await openHydrated(page, '/oculos-de-grau');
      await triggerFirstInteraction(page);
      await favouriteButtons(page).first().tap();
      await expect(favouriteButtons(page).first()).toHaveAttribute('aria-pressed', 'false');
      await favouriteButtons(page).nth(1).tap();
      await expect(favouriteButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('link', { name: 'Minha conta' }).tap();
      await expect(page.getByText(/passam para a conta quando você volta à loja/)).toBeVisible();
      await page.route('**/v2/front/wishlist/add', (route) => route.fulfill({ status: 502, json: {} }));
      await page.getByRole('button', { name: 'Entrar como cliente de demonstração' }).tap();
      await expect(page).toHaveURL('/oculos-de-grau');
      await page.goto(`${STORE}/minha-conta/lista-desejo/`);
      const failed = page.waitForResponse((response) => response.url().endsWith('/wishlist/add'));
      await page.getByRole('link', { name: 'os favoritos da loja' }).tap();
      await failed;
      await expect(page.getByText('Não conseguimos guardar 1 favorito na sua conta.')).toBeVisible();
      await page.unroute('**/v2/front/wishlist/add');
      await page.getByRole('button', { name: 'Guardar 1 favorito na sua conta' }).tap();
      await expect(page.getByText('1 favorito, guardado na sua conta.')).toBeVisible();
      await page.goto(`${STORE}/minha-conta/lista-desejo/`);
      await expect(page.getByRole('listitem')).toHaveCount(1);
    });
  });

  test('WISH-10: the button that removes the only favourite is on the picture, not on the name, and in large text the name is below the picture', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openHydrated(page, '/oculos-de-sol');
    await triggerFirstInteraction(page);
    await favouriteButtons(page).first().click();
    await page.waitForURL(`${STORE}/checkout/acesso`);
    await openHydrated(page, '/favoritos');
    const remove = page.getByRole('button', { name: /^Remover / });
    const tile = page.getByRole('listitem').filter({ has: remove });
    const boxOf = (part: Locator) => part.first().boundingBox();
    const button = await boxOf(remove);
    const picture = await boxOf(tile.locator('img'));
    const end = (box: typeof picture) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(picture?.width).toBeGreaterThan(300);
    expect(end(button)).toBeLessThanOrEqual(end(picture));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const name = await boxOf(tile.getByRole('heading'));
    const large = await boxOf(tile.locator('img'));
    expect(name?.y).toBeGreaterThanOrEqual((large?.y ?? 0) + (large?.height ?? 0));
  });

  test('WISH-02, WISH-06, WISH-10: after logging in from a favourite button the shopper returns to its page, and the favourite is in the account', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openHydrated(page, '/oculos-de-sol');
    await triggerFirstInteraction(page);
    await favouriteButtons(page).first().click();
    await page.waitForURL(`${STORE}/checkout/acesso`);
    await page.getByRole('button', { name: 'Entrar como cliente de demonstração' }).click();
    await expect(page).toHaveURL('/oculos-de-sol');
    await waitForHydration(page);
    await triggerFirstInteraction(page);
    await expect(page.getByText('Favorito guardado na sua conta.')).toBeVisible();
    await expect(favouriteButtons(page).first()).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${STORE}/minha-conta/lista-desejo/`);
    await expect(page.getByRole('listitem')).toHaveCount(1);
  });

  test('WISH-01, WISH-03, WISH-04, CARD-16: a customer’s favourite is saved, shown on every page, and can be removed', {
    tag: '@desktop',
  }, async ({ page }) => {
    await logIn(page);
    await openHydrated(page, '/oculos-de-sol', { waitUntil: 'domcontentloaded' });
    await triggerFirstInteraction(page);
    const heart = favouriteButtons(page).first();
    const added = page.waitForResponse((response) => response.url().endsWith('/wishlist/add'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await (await added).json()).toEqual({ sucesso: true });

    const verified = page.waitForResponse((response) => response.url().endsWith('/wishlist/verify'));
    await page.reload();
    await waitForHydration(page);
    await triggerFirstInteraction(page);
    await verified;
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    const card = page.getByRole('region', { name: 'Produtos' }).getByRole('article').first();
    await card.getByRole('heading').getByRole('link').click();
    const textLink = page.getByRole('main').getByRole('button', { name: 'Nos favoritos' });
    const removed = page.waitForResponse((response) => response.url().endsWith('/wishlist/remove'));
    await textLink.click();
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Favoritar', exact: true }),
    ).toBeVisible();
    expect((await removed).status()).toBe(200);
    await page.goto(`${STORE}/minha-conta/lista-desejo/`);
    await expect(page.getByText('Nenhum favorito ainda')).toBeVisible();
  });

  test('WISH-01: a favourite that cannot be saved is undone with a message, and the focus returns', {
    tag: '@desktop',
  }, async ({ page }) => {
    await logIn(page);
    await page.route('**/v2/front/wishlist/add', (route) => route.fulfill({ status: 502, json: {} }));
    await openHydrated(page, await findSizedProduct(), { waitUntil: 'domcontentloaded' });
    await triggerFirstInteraction(page);
    const heart = page.getByRole('main').getByRole('button', { name: 'Favoritar', exact: true });
    await heart.press('Enter');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Não conseguimos atualizar');
    await expect(alert.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(heart).toBeFocused();
  });
});

test.describe('internal sale', () => {
  test('SALE-01: shoppers do not see the sale bar', { tag: '@desktop' }, async ({ page }) => {
    const user = page.waitForResponse((response) => response.url().endsWith('/checkout/user'));
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    await user;
    await expectNoBar(page);
  });

  test('SALE-02 to SALE-10: the bar shows six values and a link to finish; “Não” keeps the sale, “Sim” cancels it and redirects', async ({
    page,
  }) => {
    await startSale(page);
    await openHydrated(page, await findSizedProduct(), { waitUntil: 'domcontentloaded' });
    await expect(bar(page)).toContainText('nº 1956');
    for (const value of [
      'Operadora de Demonstração',
      '56',
      'Cliente de Demonstração',
      '0 itens',
      /R\$\s0,00/,
    ])
      await expect(bar(page)).toContainText(value);
    await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('1 item');
    await expect(bar(page)).not.toContainText(/R\$\s0,00/);
    await expect(bar(page).getByRole('link', { name: 'Finalizar venda' })).toHaveAttribute(
      'href',
      `${STORE}/checkout/pagamento`,
    );
    await expectAccessible(page);

    const cancel = bar(page).getByRole('button', { name: 'Cancelar venda' });
    const question = page.getByRole('alertdialog');
    await cancel.press('Enter');
    await expect(question).toHaveText(/^Tem certeza que deseja cancelar\?/);
    await expect(question.locator(':focus')).toHaveCount(1);
    await question.getByRole('button', { name: 'Não' }).click();
    await expect(question).toBeHidden();
    await expect(cancel).toBeFocused();

    await cancel.click();
    await question.getByRole('button', { name: 'Sim' }).click();
    await page.waitForURL(`${STORE}/demonstracao/venda-interna`);
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    await expectNoBar(page);
  });

  test('SALE-09: a failed cancellation shows a message, and the sale continues', { tag: '@desktop' }, async ({
    page,
  }) => {
    await startSale(page);
    await page.route('**/v2/front/sale/cancel', (route) => route.fulfill({ status: 500, json: {} }));
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    await bar(page).getByRole('button', { name: 'Cancelar venda' }).click();
    await page.getByRole('button', { name: 'Sim' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Atenção' });
    await expect(alert).toContainText('Hove um erro ao cancelar a venda.');
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(bar(page)).toBeVisible();
  });
});
