import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { findLensesAlone, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { cartDialog } from './support/product-page';

test.beforeEach(skipWithoutEmbeddedStore);

test('A21, LENS-14: lenses without a frame are ordered with a typed prescription, which can be changed', {
  tag: '@desktop',
}, async ({ page }) => {
  const product = await findLensesAlone();
  await openHydrated(page, product);
  await page.getByRole('button', { name: 'Comprar com a receita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envie a sua receita' });
  await dialog.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await dialog.getByText('Digitar os valores da receita (opcional)').click();
  for (const field of await dialog.getByRole('textbox', { name: /^Esférico/ }).all())
    await field.fill('-2,00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Observações/ }).fill('Na minha armação');
  await dialog.getByRole('button', { name: 'Finalizar' }).click();
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText('Receita: digitada')).toBeVisible();

  await openHydrated(page, product);
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await cartDialog(page)
    .getByRole('link', { name: /^Trocar a receita/ })
    .click();
  await expect(dialog).toBeVisible();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('A21: lenses without a frame are bought before their prescription is sent', async ({ page }) => {
    await page.goto(await findLensesAlone());
    await expect(page.getByRole('button', { name: 'Comprar com a receita' }).first()).toBeHidden();
    await page.getByRole('button', { name: 'Comprar e mandar a receita depois' }).first().click();
    await page.waitForURL(/\/checkout\/carrinho/);
    await expect(page.getByText('Receita: falta enviar')).toBeVisible();
  });
});
