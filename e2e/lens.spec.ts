import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { findCombinedProduct, findLensProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { chooseLenses, LENS_TABS, lensDialog, openLenses } from './support/lens-dialog';
import { openHydrated, waitForHydration } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { phonePhoto } from './support/phone-photo';
import { cartDialog, lensButton, sizeRadios } from './support/product-page';

test.beforeEach(skipWithoutEmbeddedStore);

test('LENS-01 to LENS-19, L9, C12: a shopper chooses lenses, adds a photo and buys; every step is accessible', async ({
  page,
  isMobile,
}) => {
  const problems = await watchPage(page);
  await openHydrated(page, await findLensProduct('one'));
  await lensButton(page).click();
  const dialog = lensDialog(page);
  await expect(dialog.getByRole('link', { name: /^Somente armação/ })).toHaveAttribute(
    'href',
    /\/checkout\/carrinho\?add=/,
  );
  await expectAccessible(page);
  // Also next to a price of several lines.
  const choice = dialog.locator('button[aria-pressed]').first();
  const [title, note] = await choice.evaluate((button) =>
    [...button.children].map((part) => part.getBoundingClientRect()),
  );
  expect((note?.top ?? 0) - (title?.bottom ?? 0), 'between title and description').toBeLessThan(8);
  if (!isMobile)
    expect((await choice.boundingBox())?.height, 'room for four choices and the note').toBeLessThan(84);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect
    .poll(() => dialog.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor))
    .toMatch(/oklch\(0\.\d+ .*\/ 0\.5\)|rgba\(\d+, \d+, \d+, 0\.5\)/);
  await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
  await expectAccessible(page);
  await chooseLenses(dialog);
  await expectAccessible(page);

  await dialog
    .getByLabel(/^Escolher foto/)
    .setInputFiles({ name: 'r.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await dialog.getByRole('button', { name: 'Enviar e continuar' }).click();
  const consent = dialog.getByRole('checkbox', { name: /^Autorizo/ });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Enviar e continuar' }).click();
  await expect(dialog.getByText('RECEITA ENVIADA COM SUCESSO!')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'não' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByText('RECEITA ENVIADA COM SUCESSO!')).toBeVisible();

  const total =
    (await dialog.getByText(/^Total\s*R\$/).textContent())?.match(/ou (R\$\s[\d.]+,\d\d)/)?.[1] ?? 'nothing';
  const sent = page.waitForRequest((request) => request.url().endsWith('/v2/front/product/shop'));
  await dialog.getByRole('button', { name: 'Finalizar' }).click();
  const { produtos } = (await sent).postDataJSON();
  const photo = produtos[0].personalizacao.at(-1).valorUpload;
  const { format, width, height, exif } = await sharp(Buffer.from(photo.split(',')[1], 'base64')).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 2_000,
    height: 1_000,
    exif: undefined,
  });
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(total).first()).toBeVisible();
  await expect(page.getByText('Receita: anexada')).toBeVisible();
  await page.goBack();
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /carrinho/i })
    .first()
    .click();
  await expect(cartDialog(page).getByText('Receita: anexada')).toBeVisible();
  expect(problems).toEqual(NO_PROBLEMS);
});

test('LENS-21: the lens thickness for each index is drawn to one scale, and the drawings fit the dialog', async ({
  page,
}) => {
  const dialog = await openLenses(page);
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  for (const tab of ['Tipo', 'Modelo']) {
    const before = dialog.getByRole('tabpanel', { name: tab });
    if (!(await before.isVisible())) continue;
    await before.getByRole('listitem').last().getByRole('button').click();
    await expect(before).toBeHidden();
  }
  const panel = dialog.getByRole('tabpanel', { name: 'Espessura' });
  await panel.getByRole('textbox', { name: /^Qual é o maior grau/ }).fill('-5,50');
  await expect(panel.getByText(/^Estimativa para a lente de grau −5,50 nesta armação/)).toBeVisible();
  const values = panel.getByRole('button', {
    name: /Borda até .*\smm, centro .*\smm, cerca de \d+\sg por lente/,
  });
  const edges = (await values.allTextContents()).map((text) =>
    Number(/Borda até ([\d,]+) mm/.exec(text)?.[1]?.replace(',', '.')),
  );
  expect(edges.length).toBeGreaterThan(1);
  // The recommended option is first and preselected; the others are ordered by thickness.
  await expect(values.first()).toContainText('Indicada para você');
  await expect(values.first()).toHaveAttribute('aria-pressed', 'true');
  const others = edges.slice(1);
  expect(others).toEqual(others.toSorted((a, b) => b - a));
  const boxes = await values.locator('svg').evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      return { width, height };
    }),
  );
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  const heights = boxes.slice(1).map(({ height }) => height);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectAccessible(page);
});

test('LENS-02: “Somente armação” adds the frame to the cart in its chosen size', { tag: '@desktop' }, async ({
  page,
}) => {
  await openHydrated(page, await findLensProduct('several'));
  const chosen = sizeRadios(page).and(page.locator(':enabled')).last();
  await chosen.press('Space');
  // The label is a letter, 'M', and the width of the front.
  const label = (await chosen.locator('..').locator('span').first().textContent()) ?? '';
  const [size = '', front] = label.split(' frente ');
  await lensButton(page).click();
  await lensDialog(page)
    .getByRole('link', { name: /^Somente armação/ })
    .click();
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(/^Quantidade: 1$/)).toBeVisible();
  await expect(page.getByText(new RegExp(`^Tamanho: ${size}(?: · ${front})?$`))).toBeVisible();
});

test('A21: buying only the frame adds it to the side cart, at the price on the button', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, await findLensProduct('one'));
  const alone = page.getByRole('button', { name: /^Comprar só a armação/ });
  const price = (await alone.textContent())?.match(/R\$\s[\d.]+,\d\d/)?.[0] ?? 'nothing';
  await alone.click();
  await expect(cartDialog(page).getByRole('listitem').filter({ hasText: price }).first()).toBeVisible();
});

/** The button that goes on, also without a prescription. */
const TO_NEXT_STEP = /^(Continuar|Enviar depois)$/;

/** Chooses lenses for the type, up to the last step, without a prescription. */
async function chooseToEnd(dialog: Locator, type: RegExp) {
  await dialog.getByRole('button', { name: type }).click();
  await chooseLenses(dialog);
  for (let next = dialog.getByRole('button', { name: TO_NEXT_STEP }); await next.isVisible(); )
    await next.click();
}

/** Finishes the order, which opens the cart in the store. */
async function finishOrder(page: Page) {
  await lensDialog(page).getByRole('button', { name: 'Finalizar' }).click();
  await page.waitForURL(/\/checkout\/carrinho/);
}

test('CART-30, LENS-10, LENS-13: a frame already in the cart is not duplicated when lenses without a prescription are added; summary and cart say that it is missing', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, await findLensProduct('one'));
  await page.getByRole('button', { name: /^Comprar só a armação/ }).click();
  await cartDialog(page)
    .getByRole('link', { name: /^Adicionar lentes de grau/ })
    .click();
  const dialog = lensDialog(page);
  await chooseToEnd(dialog, /^Visão simples/);
  await expect(dialog.getByText('falta enviar')).toBeVisible();
  await finishOrder(page);
  await expect(page.getByText('Receita: falta enviar')).toBeVisible();
  await expect(page.getByText(/^Quantidade: 1$/)).toHaveCount(1);
});

test('CART-30: the lenses of a frame in the cart can be changed', { tag: '@desktop' }, async ({ page }) => {
  const product = await findLensProduct('one');
  await openHydrated(page, product);
  await lensButton(page).click();
  const dialog = lensDialog(page);
  await chooseToEnd(dialog, /^Visão simples/);
  await finishOrder(page);
  await expect(page.getByText('Tipo de lente: Visão simples')).toBeVisible();

  await openHydrated(page, product);
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await cartDialog(page)
    .getByRole('link', { name: /^Trocar lentes ou receita/ })
    .click();
  await expect(dialog.getByRole('button', { name: /^Visão simples/, pressed: true })).toBeVisible();
  await chooseToEnd(dialog, /^Multifocal/);
  await finishOrder(page);
  await expect(page.getByText('Tipo de lente: Multifocal')).toBeVisible();
  await expect(page.getByText(/^Quantidade: 1$/)).toHaveCount(1);
});

/** Everyday names of the steps, keyed by the platform's names. */
const TITLES: Record<string, string> = { Modelo: 'Modelo (tratamento da lente)' };

test('L12, A24: the lens dialog can be completed by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, await findLensProduct('one'));
  await lensButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = lensDialog(page);
  await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('tabpanel')).toBeVisible();
  for (const tab of LENS_TABS) {
    const panel = dialog.getByRole('tabpanel', { name: tab });
    if (!(await panel.isVisible())) continue;
    // Above the options the shopper can enter the strongest degree of the prescription.
    const degree = panel.getByRole('textbox');
    const heading = panel.getByRole('heading', { name: TITLES[tab] ?? tab });
    await expect(tab === 'Espessura' ? degree : heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('listitem').first().getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
  }
  await expect(dialog.getByRole('heading', { name: 'Receita', exact: true })).toBeFocused();
  await dialog.getByRole('tab', { name: 'Receita' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('tab', { name: 'Espessura' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tabpanel', { name: 'Receita' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Finalizar' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/carrinho/);
});

test('PDP-22 to PDP-26: two products are bought together', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, await findCombinedProduct());
  const offers = page.getByRole('region', { name: 'Compre junto' });
  await offers.scrollIntoViewIfNeeded();
  const offer = offers.getByRole('listitem').first();
  await expect(offer.getByText('Subtotal')).toBeVisible();
  for (const select of await offer.getByRole('combobox').all()) await select.selectOption({ index: 1 });
  const link = offer.getByRole('link', { name: 'COMPRAR junto' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const total =
    (await offer.getByText('ou no cartão').locator('..').getByRole('definition').textContent()) ?? 'nothing';
  await link.click();
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(total).first()).toBeVisible();
});

test('LENS-04: on a wide screen the dialog’s footer and buttons stay in place from step to step', {
  tag: '@desktop',
}, async ({ page }) => {
  const dialog = await openLenses(page);
  const footer = dialog.getByRole('button', { name: 'Voltar' });
  const places = [(await footer.boundingBox())?.y];
  for (const tab of LENS_TABS) {
    const panel = dialog.getByRole('tabpanel', { name: tab });
    if (!(await panel.isVisible())) continue;
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect(panel).toBeHidden();
    places.push((await footer.boundingBox())?.y);
  }
  expect(places.length).toBeGreaterThan(2);
  expect(places[0]).toBeGreaterThan(0);
  expect(new Set(places).size).toBe(1);
});
