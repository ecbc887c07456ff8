import { expect, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { chooseLenses, openLenses } from './support/lens-dialog';
import { waitForHydration } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { phonePhoto } from './support/phone-photo';
import { lensButton } from './support/product-page';

/** A JPEG header that declares 60 megapixels in a few bytes. */
function oversizedJpeg(): Buffer {
  const [width, height] = [10_000, 6_000];
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, ...size, 1, 0, 0, 0]);
}

test.beforeEach(skipWithoutEmbeddedStore);

test('A24, C12, LENS-12: invalid photo files are rejected; the choices survive closing and a reload, the photo does not', {
  tag: '@desktop',
}, async ({ page }) => {
  const problems = await watchPage(page);
  const dialog = await openLenses(page);
  await chooseLenses(dialog);
  const input = dialog.getByLabel(/^Escolher foto/);
  const files: [string, string, Buffer, RegExp][] = [
    ['grande.jpg', 'image/jpeg', Buffer.alloc(12 * 1024 * 1024, 0xff), /passa de 10 MB/],
    ['contrato.jpg', 'image/jpeg', Buffer.from('%PDF-1.7\n%âãÏÓ'), /este PDF: o arquivo parece danificado/],
    [
      'desenho.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /não é de uma foto/,
    ],
    ['vazia.jpg', 'image/jpeg', Buffer.alloc(0), /está vazio/],
    ['enorme.jpg', 'image/jpeg', oversizedJpeg(), /mais de 40 megapixels/],
    ['texto.txt', 'text/plain', Buffer.from('receita'), /não é uma imagem/],
  ];
  for (const [name, mimeType, buffer, message] of files) {
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(dialog.getByText(message), name).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Receita que você escolheu' })).toHaveCount(0);
  }
  await expect(dialog.getByRole('tab', { name: 'Espessura' })).toBeEnabled();

  await input.setInputFiles({ name: 'r.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  const preview = dialog.getByRole('img', { name: 'Receita que você escolheu' });
  await expect(preview).toBeVisible();
  const [shown, around] = await Promise.all(
    [preview, dialog.getByRole('tabpanel')].map((one) => one.boundingBox()),
  );
  expect(shown?.width, 'the figures can be read in the dialog').toBe(around?.width);
  const textTops = await dialog.getByText(/^(?:Girar|Trocar arquivo|Excluir)$/).evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one.firstChild ?? one);
      return text.getBoundingClientRect().top;
    }),
  );
  expect(textTops).toHaveLength(3);
  expect(new Set(textTops).size, 'the actions are on one line').toBe(1);
  await dialog.getByRole('button', { name: 'Ampliar a receita' }).click();
  const viewer = page.getByRole('dialog', { name: 'Foto ampliada' });
  await expect(viewer.getByRole('button', { name: /^Ampliar/ }).locator('img')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Ampliar a receita' })).toBeFocused();
  const total = await dialog.getByText(/^Total\s*R\$/).textContent();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await lensButton(page).click();
  await expect(dialog.getByRole('img', { name: 'Receita que você escolheu' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await lensButton(page).click();
  await expect(dialog.getByText(/^Total\s*R\$/)).toHaveText(total ?? '');
  await expect(dialog.getByRole('tabpanel', { name: 'Receita' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Receita que você escolheu' })).toHaveCount(0);
  expect(problems).toEqual(NO_PROBLEMS);
});

test('LENS-12, LENS-14: a HEIC photo that the browser cannot decode can be attached and sent', {
  tag: '@desktop',
}, async ({ page }) => {
  const dialog = await openLenses(page);
  await chooseLenses(dialog);
  await dialog.getByLabel(/^Escolher foto/).setInputFiles('lib/pictures/testing/turned-phone-photo.heic');
  await expect(dialog.getByText(/^Foto HEIC anexada/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /^Autorizo/ }).check();
  await dialog.getByRole('button', { name: 'Enviar e continuar' }).click();
  await dialog.getByRole('button', { name: 'Finalizar' }).click();
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText('Receita: anexada')).toBeVisible();
});

test('C12: the gateway rejects a photo with location metadata', { tag: '@desktop' }, async ({ request }) => {
  const valorUpload = `data:image/jpeg;base64,${(await phonePhoto()).toString('base64')}`;
  const personalizacao = [{ id: 14, tipo: 'upload', preco: 0, multiplicarPreco: 'n', valorUpload }];
  const response = await request.post('/v2/front/product/shop', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      produtos: [{ id: 1, quantidade: 1, idAtributoValor: 0, preco: 1, personalizacao }],
      carrinho: true,
    },
  });
  expect(response.status()).toBe(422);
});
