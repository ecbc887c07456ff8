import { expect, test } from 'playwright/test';
import { headlessChromium, launchOptions } from '../scripts/lib/browser.cjs';
import { expectAccessible } from './support/axe';
import { photoWithCard } from './support/card-photo';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { PORTRAIT } from './support/fake-camera';
import { openProduct } from './support/product-page';

// Finding a card is arithmetic on a picture, which takes ten times as long in code that is not optimised.
test.use({ launchOptions: launchOptions(headlessChromium(process.env)) });
test.beforeEach(skipWithoutEmbeddedStore);

const FOUND = { timeout: 60_000 };
const asFile = (buffer: Buffer) => ({ name: 'testa.jpg', mimeType: 'image/jpeg', buffer });

test('TRY-10, TRY-14: a card on the forehead sets the scale, half a card does not, and nothing leaves the device', {
  tag: '@desktop',
}, async ({ page }) => {
  const frame = await findProductPath(
    ({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0,
  );
  await openProduct(page, frame);
  await page.getByRole('button', { name: 'Provar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Provar' });
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()}${request.postData() === null ? '' : '?body'}`),
  );
  await dialog.getByLabel('Escolher uma foto').setInputFiles(PORTRAIT);
  const measures = dialog.getByText('Medidas e margem de erro');
  await measures.click(FOUND);
  const distance = dialog.getByText('Distância entre as pupilas (DP)').locator('xpath=following-sibling::dd');
  await expect(distance).toHaveText(/^entre 5\d e [67]\d mm$/);

  await dialog.getByRole('button', { name: 'Medir com um cartão' }).click();
  const photo = dialog.getByLabel('Escolher uma foto com o cartão');
  await expect(photo).toBeEnabled();
  await expectAccessible(page);
  await photo.setInputFiles(asFile(await photoWithCard({ isHalf: true })));
  await expect(dialog.getByText(/Só vemos uma parte do cartão/)).toBeVisible(FOUND);
  await photo.setInputFiles(asFile(await photoWithCard()));
  await expect(dialog.getByText(/A escala vem do cartão/)).toBeVisible(FOUND);
  // For a square photo, the camera distance is unknown.
  await expect(distance).toHaveText(/^entre (?:5[5-9]|6[0-4])(?:,5)? e (?:6[4-9]|7[0-3])(?:,5)? mm$/);
  const phonePhoto = await photoWithCard({ isOfPhone: true });
  await dialog.getByRole('button', { name: 'Medir de novo com um cartão' }).click();
  await photo.setInputFiles(asFile(phonePhoto));
  await expect(distance).toHaveText(/^entre (?:5[89]|6[0-6])(?:,5)? e 6\d(?:,5)? mm$/, FOUND);
  await expect(dialog.getByText('Altura das pupilas nesta armação')).toBeVisible();
  // Pictures of the shop, the models, and the customer for the cart: no request that could contain a measurement.
  const carriesNothing = (request: string) => /^GET [^?#]+$/.test(request);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((request) => !carriesNothing(request))).toEqual([]);
});
