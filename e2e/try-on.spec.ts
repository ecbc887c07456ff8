import { test as base, expect, type Locator } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { fakeCameraArguments, PORTRAIT } from './support/fake-camera';
import { openProduct } from './support/product-page';

const test = base.extend({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const { launchOptions } = WITH_PICTURES;
      await use({ ...launchOptions, args: [...launchOptions.args, ...(await fakeCameraArguments())] });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(skipWithoutEmbeddedStore);

/** A frame: it takes lenses. */
const findFrame = () =>
  findProductPath(({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0);

test('TRY-02, TRY-07, TRY-08, TRY-10: a frame is tried on with the camera, compared, saved and deleted; nothing leaves the device', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const sent: string[] = [];
  await openProduct(page, await findFrame());
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.startsWith('/try-on/'))
      sent.push(`${request.method()} ${pathname}`);
  });
  const dialog = page.getByRole('dialog', { name: 'Provar' });
  await page.getByRole('button', { name: 'Provar' }).press('Enter');
  await expect(dialog.getByText('não saem deste aparelho')).toBeVisible();
  const sheet = await dialog.locator('> *').first().boundingBox();
  const middle = (sheet?.y ?? 0) + (sheet?.height ?? 0) / 2;
  expect(Math.abs(middle - (page.viewportSize()?.height ?? 0) / 2), 'in the middle').toBeLessThan(2);
  // Only the product's photo and the code that cuts out the frame; no face models.
  expect(sent.filter((line) => !/^GET \/try-on\/(worker\.js$|photo\/)/.test(line))).toEqual([]);
  const example = dialog.getByRole('img', { name: /em um rosto de 136 mm$/ });
  const opacity = (canvas: Element) =>
    (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(540, 347, 1, 1).data[3];
  await expect.poll(() => example.evaluate(opacity)).toBe(255);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Autorizar e usar a câmera' }).press('Enter');
  const camera = dialog.getByLabel('Imagem da sua câmera');
  const take = dialog.getByRole('button', { name: 'Fotografar' });
  await expect(take).toBeFocused();
  await expect(take).not.toHaveAttribute('aria-busy');
  await expect(dialog.locator('[data-variant="primary"]')).toHaveCount(1);
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(Math.abs((await middleOf(camera)) - (await middleOf(dialog.locator('> *').first())))).toBeLessThan(
    12,
  );
  await take.press('Enter');

  const pictures = dialog.getByRole('img', { name: /^Sua foto com/ });
  await expect(pictures).toHaveCount(1);
  await expect(dialog.getByText(/que o seu rosto|mesma largura do seu rosto/)).toBeVisible();
  await dialog.getByText('Medidas e margem de erro').click();
  await expect(dialog.getByText(/^entre 5\d e [67]\d mm$/).first()).toBeVisible();
  expect(sent.every((line) => line.startsWith('GET /try-on/'))).toBe(true);

  await dialog
    .getByRole('group', { name: /até quatro na mesma foto/ })
    .getByRole('button', { pressed: false })
    .first()
    .press('Enter');
  await expect(pictures).toHaveCount(2);
  await expect(dialog.locator('figure[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Salvar a imagem' }).click();
  expect((await download).suggestedFilename()).toBe('provador.jpg');

  await dialog.getByRole('button', { name: 'Guardar a largura do meu rosto' }).press('Enter');
  // The product's row, behind the dialog.
  await expect(page.locator('a[href="#medidas"]')).toContainText('seu rosto');

  // The models are loaded, so another photo can be tried on without the network.
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Usar outra foto' }).press('Enter');
  await dialog.getByLabel('Escolher uma foto').setInputFiles(PORTRAIT);
  await expect(pictures).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Apagar minha foto e as medidas' }).press('Enter');
  await expect(pictures).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Autorizar e usar a câmera' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /rosto|foto|dnp/i,
  );
});

test('TRY-05, TRY-10: an unusable photo is rejected with a message; only the worker may run WebAssembly', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const path = await findFrame();
  await openProduct(page, path);
  await page.getByRole('button', { name: 'Provar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Provar' });
  await dialog.getByLabel('Escolher uma foto').setInputFiles('public/offline/page.html');
  await expect(dialog.getByText('Não conseguimos abrir essa foto.')).toBeVisible();
  // The drawing has its true size even on a phone, which is narrower than the drawing.
  await page.setViewportSize({ width: 390, height: 844 });
  const front = dialog.getByRole('img', { name: /^Frente da armação/ });
  expect((await front.boundingBox())?.width).toBeCloseTo(Number(await front.getAttribute('width')), 0);
  await expectAccessible(page);
  await dialog.getByLabel('Escolher uma foto').setInputFiles(PORTRAIT);
  // Loading the models and finding the face are computation, which takes long on a loaded machine.
  const picture = dialog.getByRole('img', { name: /^Sua foto com/ });
  await expect(picture).toBeVisible({ timeout: 60_000 });

  // The photo is tall and, though it is small, drawn with enough pixels for a sharp frame.
  const shown = await picture.boundingBox();
  expect((shown?.height ?? 0) / (shown?.width ?? 1)).toBeGreaterThan(1);
  expect(await picture.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBeGreaterThan(500);
  // One button to buy leaves room for the tools; of these, one is a filled or outlined button.
  await expect(dialog.getByRole('button', { name: /^Comprar/ })).toHaveCount(1);
  const tools = dialog.getByRole('region', { name: 'O que medimos' }).locator('..');
  await expect(tools.locator('[data-variant="primary"], [data-variant="secondary"]')).toHaveCount(1);

  const policyOf = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'];
  expect(await policyOf('/try-on/worker.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(await policyOf(path)).not.toContain('wasm');
});

test('TRY-13: the sheet is as wide as its content, and adds the chosen size to the bag', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(
    page,
    await findProductPath(({ status, atributos, personalizacoes }) => {
      const sizes = Array.isArray(atributos) ? [] : (atributos.simples?.valores ?? []);
      const isOffered = sizes.length > 1 && sizes.every(({ estoque }) => estoque > 0);
      return status === 'disponivel' && personalizacoes.length > 0 && isOffered;
    }),
  );
  await page.getByRole('button', { name: 'Provar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Provar' });
  const sheet = dialog.locator('> *').first();
  await expect(dialog.getByText('Autorizar e escolher uma foto')).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeLessThan(900);
  await dialog.getByLabel('Escolher uma foto').setInputFiles(PORTRAIT);
  const sizes = dialog.getByRole('radio', { name: / mm/ });
  const judged = dialog.getByRole('radio', {
    name: /mm, (serve|justo|largo|deve servir|deve ser .+|incerto)$/,
  });
  await expect(judged).toHaveCount(await sizes.count());
  await sizes.last().press('Space');
  await expect(sizes.last()).toBeChecked();
  const size = ((await sizes.last().locator('..').textContent()) ?? '').split(' ', 1)[0] ?? '';
  await expect(dialog.getByRole('img', { name: new RegExp(`tamanho ${size}$`) })).toBeVisible();
  await dialog.getByRole('button', { name: /^Comprar só a armação/ }).press('Enter');
  const line = page.getByRole('dialog', { name: 'Seu carrinho' }).getByRole('listitem').first();
  await expect(line).toContainText(`: ${size}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});
