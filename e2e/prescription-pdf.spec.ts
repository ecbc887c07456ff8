import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { chooseLenses, chosenPrescription, openLenses } from './support/lens-dialog';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { pdfDocument } from './support/pdf-document';

test.beforeEach(skipWithoutEmbeddedStore);

/** The page's requests for the worker, its fonts and its decoders. */
function watchFiles(page: Page): string[] {
  const names: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/prescription-pdf/')) names.push(pathname.replace(/^.*\//, ''));
  });
  return names;
}

async function choosePdf(dialog: Locator, buffer: Buffer): Promise<void> {
  await dialog
    .getByLabel(/^(Escolher foto|Trocar arquivo)/)
    .setInputFiles({ name: 'receita.pdf', mimeType: 'application/pdf', buffer });
}

/** Size of the selected prescription picture, and the colour of its pixel at a position in per cent of both sides. */
async function readPicture(dialog: Locator) {
  const [, base64 = ''] = (await chosenPrescription(dialog).getAttribute('src'))?.split(',') ?? [];
  const { data, info } = await sharp(Buffer.from(base64, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const column = Math.floor((x / 100) * info.width);
    const start = (Math.floor((y / 100) * info.height) * info.width + column) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  /** Fraction of dark pixels between two positions. */
  const inkBetween = ([left, top]: [number, number], [right, bottom]: [number, number]) => {
    const places = Array.from({ length: 2500 }, (_, index) =>
      colourAt(
        left + ((right - left) * (index % 50)) / 50,
        top + ((bottom - top) * Math.floor(index / 50)) / 50,
      ),
    );
    return places.filter((colour) => Math.max(...colour) < 100).length / places.length;
  };
  return { width: info.width, height: info.height, colourAt, inkBetween };
}

function expectRed([red = 0, green = 255, blue = 255]: number[]): void {
  expect(red).toBeGreaterThan(170);
  expect(Math.max(green, blue)).toBeLessThan(80);
}

test('LENS-23, LENS-12: a PDF is sent to the platform as an image, including non-embedded fonts and JPEG 2000 pictures', {
  tag: '@desktop',
}, async ({ page }) => {
  const problems = await watchPage(page);
  const dialog = await openLenses(page);
  await chooseLenses(dialog);
  await choosePdf(dialog, pdfDocument({ pages: 2 }));
  await expect(chosenPrescription(dialog)).toBeVisible();
  const { width, height, colourAt, inkBetween } = await readPicture(dialog);
  expect({ width, height }).toEqual({ width: 2_000, height: 1_415 });
  // Both pages contain the JPEG 2000 picture and text in a font that the file does not embed.
  for (const left of [0, 50]) {
    expectRed(colourAt(left + 2, 3));
    expect(inkBetween([left + 13, 7], [left + 40, 11])).toBeGreaterThan(0.1);
    expect(inkBetween([left + 5, 20], [left + 45, 95])).toBe(0);
  }

  await choosePdf(dialog, pdfDocument());
  await expect.poll(async () => (await readPicture(dialog)).width).toBe(1_413);
  const consent = dialog.getByRole('checkbox', { name: /^Autorizo/ });
  await consent.check();
  await dialog.getByRole('button', { name: 'Enviar e continuar' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/v2/front/product/shop'));
  await dialog.getByRole('button', { name: 'Finalizar' }).click();
  const { produtos } = (await sent).postDataJSON();
  expect(produtos[0].personalizacao.at(-1).valorUpload).toMatch(/^data:image\/jpeg;base64,/);
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText('Receita: anexada')).toBeVisible();
  expect(problems).toEqual(NO_PROBLEMS);
});

test('LENS-23: PDFs with three pages, a password, a script or damage are rejected with the reason, and nothing else is lost', {
  tag: '@desktop',
}, async ({ page }) => {
  const problems = await watchPage(page);
  const dialog = await openLenses(page);
  await chooseLenses(dialog);
  await dialog.getByText(/^Digitar os valores/).click();
  const sphere = dialog.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' });
  await sphere.fill('-2,25');
  await choosePdf(dialog, pdfDocument({ isWide: true }));
  await expect(chosenPrescription(dialog)).toBeVisible();
  const before = await chosenPrescription(dialog).getAttribute('src');
  const refused: [Buffer, RegExp][] = [
    [pdfDocument({ pages: 3 }), /tem mais de duas páginas/],
    [pdfDocument({ isEncrypted: true }), /está protegido por senha/],
    [pdfDocument({ hasScript: true }), /traz um programa, que por segurança não abrimos/],
    [Buffer.from('%PDF-1.7\nnothing of a document'), /o arquivo parece danificado/],
  ];
  for (const [file, sentence] of refused) {
    await choosePdf(dialog, file);
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog.getByText(/Continua valendo a receita de antes/)).toBeVisible();
    expect(await chosenPrescription(dialog).getAttribute('src')).toBe(before);
  }
  await expect(sphere).toHaveValue('-2,25');
  expect(problems).toEqual(NO_PROBLEMS);
});

test('LENS-23: code for PDFs loads only when one is chosen, and fonts and decoders only if the file needs them', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const files = watchFiles(page);
  const dialog = await openLenses(page);
  await chooseLenses(dialog);
  expect(files).toEqual([]);
  await choosePdf(dialog, pdfDocument({ pages: 3 }));
  await expect(dialog.getByText(/tem mais de duas páginas/)).toBeVisible();
  expect(files).toEqual(['worker.js']);
  await choosePdf(dialog, pdfDocument());
  await expect(chosenPrescription(dialog)).toBeVisible();
  expect(new Set(files)).toEqual(new Set(['worker.js', 'openjpeg.wasm', 'LiberationSans-Regular.ttf']));

  const worker = await request.get('/prescription-pdf/worker.js');
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  const document = await request.get(new URL(page.url()).pathname);
  expect(document.headers()['content-security-policy']).not.toMatch(/wasm|unsafe-eval/);
  expect((await request.get('/prescription-pdf/1/worker.mjs')).status()).toBe(404);
});
