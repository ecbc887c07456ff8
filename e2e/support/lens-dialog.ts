import { expect, type Locator, type Page } from 'playwright/test';
import { findLensProduct } from './embedded-catalogue';
import { openHydrated } from './navigation';
import { lensButton } from './product-page';

/** Names of the tabs before the prescription. */
export const LENS_TABS = ['Tipo', 'Modelo', 'Espessura'];

export const lensDialog = (page: Page) => page.getByRole('dialog', { name: 'Escolha as suas lentes' });

/** Opens the lens dialog for a frame, at its first tab. */
export async function openLenses(page: Page): Promise<Locator> {
  await openHydrated(page, await findLensProduct('one'));
  await lensButton(page).click();
  const dialog = lensDialog(page);
  await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
  return dialog;
}

/** Chooses the last option of every step up to the prescription. */
export async function chooseLenses(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  for (const tab of LENS_TABS) {
    const panel = dialog.getByRole('tabpanel', { name: tab });
    if (!(await panel.isVisible())) continue;
    await panel.getByRole('listitem').last().getByRole('button').click();
    await expect(panel).toBeHidden();
  }
  await expect(dialog.getByRole('tabpanel', { name: 'Receita' })).toBeVisible();
}

/** The selected picture of the prescription. */
export const chosenPrescription = (dialog: Locator) =>
  dialog.getByRole('img', { name: 'Receita que você escolheu' });
