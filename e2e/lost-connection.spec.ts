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

test('A31: without a connection, the bag and the delivery times say so, and open once it returns', {
  tag: ['@desktop', '@tuning'],
}, async ({ page, context }) => {
  await openProduct(page);
  await context.setOffline(true);
  const panels = [
    { button: page.getByRole('button', { name: /^Carrinho/ }), panel: cartDialog(page) },
    {
      button: page.getByRole('button', { name: /^Calcular frete/ }),
      panel: page.getByRole('dialog', { name: 'Frete e prazo de entrega' }),
    },
  ];
  for (const { button, panel } of panels) {
    await button.click();
    await expect(message(page)).toContainText('Assim que ela voltar, a loja continua daqui.');
    const again = message(page).getByRole('button', { name: 'Tentar de novo' });
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await again.click();
    await expect(message(page)).toBeVisible();
    await context.setOffline(false);
    await expect(panel).toBeVisible();
    await expect(message(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
  }
});

test('A31: without a connection, a phone’s menu says so, and opens once it returns', {
  tag: ['@desktop', '@tuning'],
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(message(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
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
