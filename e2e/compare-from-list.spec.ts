import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { productCards } from './support/product-page';

test.beforeEach(skipWithoutEmbeddedStore);

test('PDP-57: a listing opened from the comparison adds products to it, and a bar leads back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/oculos-de-grau');
  const first = productCards(page).first().getByRole('heading').getByRole('link');
  await openHydrated(page, `/comparar#${await first.getAttribute('href')}`);
  await page.getByRole('link', { name: 'Escolher outra armação' }).click();
  await expect(page).toHaveURL(/\/oculos-de-grau/);
  await triggerFirstInteraction(page);
  const toggle = page.getByRole('button', { name: /^Comparar / }).nth(1);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toBeFocused();
  const bar = page.getByRole('region', { name: 'Comparação' });
  await expect(bar.getByRole('status')).toHaveText('2 de 4 para comparar');
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Comparar' }).press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
