import { expect, type Page, test } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { findLensProduct, findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { buyButton, cartDialog, lensButton, sizeRadios } from './support/product-page';

test.use(WITH_PICTURES);

/** A page that was left open while the shop was updated: the code that it has not loaded yet no longer exists. */
test.describe.configure({ mode: 'default' });
test.beforeEach(() => skipWithoutEmbeddedStore());

const PHONE = { width: 390, height: 844 };
const CODE = /\/_next\/static\/.*\.(?:js|css)$/;
const GONE = { status: 404, contentType: 'text/plain', body: 'Not Found' };

const explanation = (page: Page) => page.getByRole('dialog', { name: 'A loja foi atualizada' });

/** Makes all code that the open document requests unavailable; with `forGood` also for the documents that follow. */
async function loseCode(page: Page, { forGood = false } = {}): Promise<void> {
  let isNewDocument = false;
  await page.route(/./, (route, request) => {
    if (request.isNavigationRequest() && !forGood) isNewDocument = true;
    return CODE.test(request.url()) && !isNewDocument ? route.fulfill(GONE) : route.fallback();
  });
}

/** Marks the open document, so that another one can be detected. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
const expectNewDocument = (page: Page) => expect(page.locator('html[data-old]')).toHaveCount(0);
const expectSameDocument = (page: Page) => expect(page.locator('html[data-old]')).toHaveCount(1);

async function openOldPage(page: Page, path: string, options?: { forGood: boolean }): Promise<void> {
  await openHydrated(page, path, { waitUntil: 'load' });
  await mark(page);
  await loseCode(page, options);
}

test.describe('clicks are repeated after loading the new version', {
  tag: ['@desktop', '@tuning'],
}, () => {
  test('a click on the cart button is repeated after loading the new version', async ({ page }) => {
    await openOldPage(page, '/');
    await page.getByRole('button', { name: 'Carrinho' }).click();
    await expect(cartDialog(page).getByText('Sua sacola está vazia.')).toBeVisible();
    await expectNewDocument(page);
    expect(await page.evaluate(() => window.name)).toBe('');
  });

  test('a tap on the mobile menu is repeated after loading the new version', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openOldPage(page, '/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
    await expectNewDocument(page);
  });

  test('a click on the lens button is repeated after loading the new version', async ({ page }) => {
    await openOldPage(page, await findLensProduct('one'));
    await lensButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Escolha as suas lentes' })).toBeVisible();
    await expectNewDocument(page);
  });

  test('a click on the try-on button is repeated after loading the new version', async ({ page }) => {
    await openOldPage(page, await findLensProduct('one'));
    await page.getByRole('button', { name: 'Provar' }).click();
    await expect(page.getByRole('dialog', { name: 'Provar' })).toBeVisible();
    await expectNewDocument(page);
  });
});

test.describe('features that work without the missing code do not reload the page', {
  tag: '@desktop',
}, () => {
  test('filters work without the missing code, so the page is not reloaded', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openOldPage(page, '/oculos-de-grau');
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filtros' });
    const choice = filters.getByRole('link').filter({ visible: true }).first();
    await expect(choice).toBeVisible();
    await expectSameDocument(page);
    await expect(explanation(page)).toBeHidden();
    const before = page.url();
    await choice.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('search works without the missing code, so the page is not reloaded', async ({ page }) => {
    await openOldPage(page, '/');
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true });
    await field.fill('redondo');
    await expectSameDocument(page);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/busca\?busca=redondo/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('redondo');
  });
});

test.describe('actions that must not be repeated show an explanation with links', {
  tag: ['@desktop', '@tuning'],
}, () => {
  test('adding to the cart is not repeated, and an explanation links to the cart', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/checkout/cart')) posts += 1;
    });
    await openHydrated(page, await findSizedProduct(), { waitUntil: 'load' });
    await sizeRadios(page).and(page.locator(':enabled')).first().press('Space');
    await mark(page);
    await loseCode(page);
    await buyButton(page).click();
    await expect(explanation(page)).toContainText('O que está na sacola continua guardado.');
    await expectSameDocument(page);
    await expect(explanation(page).getByRole('link', { name: 'Ir para a sacola' })).toHaveAttribute(
      'href',
      /\/checkout\/carrinho/,
    );
    await explanation(page).getByRole('link', { name: 'Abrir a página de novo' }).click();
    await expectNewDocument(page);
    await page.getByRole('button', { name: /^Carrinho, 1 item/ }).click();
    await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible();
    expect(posts).toBe(1);
  });

  test('a filled-in form is not submitted again, and an explanation is shown', async ({ page }) => {
    await openOldPage(page, '/');
    const form = page.getByRole('form', { name: 'Novidades por e-mail' });
    await form.getByRole('textbox').last().fill('maria@exemplo.com.br');
    await form.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(explanation(page)).toContainText('O que você escreveu nesta página ainda não foi enviado.');
    await expectSameDocument(page);
    await explanation(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(form.getByRole('textbox').last()).toHaveValue('maria@exemplo.com.br');
  });
});

test('if the code is missing in the new version too, an explanation links to the cart', {
  tag: ['@desktop', '@tuning'],
}, async ({ page }) => {
  await openOldPage(page, '/', { forGood: true });
  await page.getByRole('button', { name: 'Carrinho' }).click();
  await expect(explanation(page).getByRole('link', { name: 'Ir para a sacola' })).toBeVisible();
  await expectNewDocument(page);
});

test('a 503 for code does not reload the page; a dialog says that it could not be loaded', {
  tag: ['@desktop', '@tuning'],
}, async ({ page }) => {
  await openHydrated(page, '/', { waitUntil: 'load' });
  await mark(page);
  await page.route(CODE, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Carrinho' }).click();
  await expect(page.getByRole('dialog', { name: 'Não foi possível carregar' })).toBeVisible();
  await expectSameDocument(page);
});
