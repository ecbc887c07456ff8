import { expect, type Page, test } from 'playwright/test';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { buyButton, cartDialog, sizeRadios } from './support/product-page';

/** A product page whose connection is lost before the code of its panels has loaded. */
test.describe.configure({ mode: 'default' });
test.beforeEach(() => skipWithoutEmbeddedStore());

const RECOVERY = '**/offline/recover.js';
const message = (page: Page) => page.getByRole('dialog', { name: 'Sem conexão com a internet' });

async function openProduct(page: Page): Promise<void> {
  const prepared = page.waitForResponse(RECOVERY);
  await openHydrated(page, await findSizedProduct(), { waitUntil: 'load' });
  await prepared;
}

/** Waits until everything is loaded that the shop prepares for a lost connection. */
async function openPrepared(page: Page): Promise<void> {
  await openProduct(page);
  await expect(page.getByRole('link', { name: /WhatsApp 24 horas/ }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test('A31: without a connection, the delivery times say so, and open once it returns', {
  tag: ['@desktop', '@tuning'],
}, async ({ page, context }) => {
  await openProduct(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Calcular frete/ }).click();
  await expect(message(page)).toContainText('Assim que ela voltar, a loja continua daqui.');
  const again = message(page).getByRole('button', { name: 'Tentar de novo' });
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await again.click();
  await expect(message(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Frete e prazo de entrega' })).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('A31: without a connection, bag and menu show what was loaded, with a note', {
  tag: ['@desktop', '@tuning'],
}, async ({ page, context }) => {
  await openPrepared(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(true);
  const note = 'Sem conexão com a internet. Você vê o que já estava carregado.';
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await expect(cartDialog(page)).toContainText(note);
  await expect(cartDialog(page)).toContainText('Sua sacola está vazia.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText(note);
  await expect(menu.getByRole('link').first()).toBeVisible();
  await context.setOffline(false);
  await expect(menu).not.toContainText(note);
});

test('A31, CART-22: without a connection, only the message of a failed change of the bag is shown', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await openHydrated(page, await findSizedProduct(), { waitUntil: 'load' });
  await sizeRadios(page).and(page.locator(':enabled')).first().press('Space');
  await buyButton(page).click();
  const more = cartDialog(page).getByRole('button', { name: /^Aumentar/ });
  await expect(more).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const note = cartDialog(page).getByText('Você vê o que já estava carregado.');
  await expect(note).toBeVisible();
  await more.click();
  await expect(cartDialog(page).getByText('a sacola não mudou')).toBeVisible();
  await expect(note).toBeHidden();
});

test('A31: without a connection, a link stays on the page with a message, and goes on once it returns', {
  tag: ['@desktop', '@tuning'],
}, async ({ page, context }) => {
  await openPrepared(page);
  const before = page.url();
  await context.setOffline(true);
  const heart = page.locator('header').getByRole('link', { name: 'Meus favoritos' });
  await heart.click();
  await expect(message(page)).toContainText('Você continua nesta página.');
  await expect(message(page)).toContainText('abrimos “Meus favoritos”.');
  await message(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(message(page)).toContainText('Ainda sem conexão.');
  await message(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(message(page)).toBeHidden();
  await expect(heart).toBeFocused();
  expect(page.url()).toBe(before);
  await page.getByRole('link', { name: 'Ajuda', exact: true }).click();
  await expect(message(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/perguntas-frequentes$/);
  await expect(message(page)).toBeHidden();
});

test('A31: without a connection, a search stays on the page, and is sent once it returns', {
  tag: ['@desktop', '@tuning'],
}, async ({ page, context }) => {
  await openPrepared(page);
  await page.getByRole('button', { name: 'Abrir busca' }).click();
  const field = page.getByLabel('Buscar na loja').filter({ visible: true });
  await field.fill('redondo');
  await context.setOffline(true);
  await field.press('Enter');
  await expect(message(page)).toContainText('Você continua nesta página.');
  await expect(message(page)).toContainText('abrimos “redondo”.');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/busca\?busca=redondo/);
});

test('A31, CART-03: without a connection, adding a product and a favourite say so', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const prepared = page.waitForResponse(RECOVERY);
  await openHydrated(page, await findSizedProduct(), { waitUntil: 'load' });
  await page.mouse.move(100, 100);
  const favourite = page.getByRole('button', { name: 'Favoritar' }).first();
  await expect(favourite).not.toHaveAttribute('aria-busy');
  await sizeRadios(page).and(page.locator(':enabled')).first().press('Space');
  await prepared;
  await expect(page.getByRole('link', { name: /WhatsApp 24 horas/ }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const alert = page.getByRole('alertdialog', { name: 'Sem conexão com a internet' });
  await buyButton(page).click();
  await expect(alert).toContainText('O produto ainda não foi para a sacola.');
  await alert.getByRole('button', { name: 'Entendi' }).click();
  await favourite.click();
  await expect(alert).toContainText('Os seus favoritos não mudaram.');
});
