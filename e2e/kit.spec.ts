import { expect, mergeTests } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { buyButton } from './support/product-page';
import { testWithSharedPages } from './support/shared-page-test';
import { test as testOfStorefront } from './support/storefront-test';

const CLOSED = '/lista/kit-volante-sol-polarizado-e-grau.html';
const OPEN = '/lista/escolha-do-otico-a-lista-da-semana.html';

const test = mergeTests(testOfStorefront, testWithSharedPages());

test.beforeEach(skipWithoutEmbeddedStore);

test('KIT-01 to KIT-14, KIT-19 to KIT-22: a shopper buys two of a closed kit', {
  tag: ['@any-shop', '@each-shop'],
}, async ({ page, shop }) => {
  const problems = await watchPage(page);
  await openHydrated(page, shop.kit.path);
  await expect(page.getByRole('heading', { level: 1, name: shop.kit.name })).toBeVisible();
  await expect(page.getByText(/^Ref\. KIT-/)).toBeVisible();
  await expect(page.getByText(/^De R\$\s/).first()).toContainText(/por/);
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aproveite e veja também' })).toBeVisible();
  const kit = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
  await expect(kit.getByRole('listitem')).toHaveCount(shop.kit.productCount);
  for (const sizes of await kit.getByRole('group').all())
    await sizes.getByRole('radio').and(page.locator(':enabled')).last().press('Space');

  const popup = page.getByRole('dialog', { name: 'Todas as parcelas' });
  const instalments = page.getByRole('button', { name: 'Ver todas as parcelas' });
  await instalments.click();
  await expect(popup.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await page.getByRole('button', { name: /^Aumentar a quantidade/ }).click();
  await expect(page.getByText(/^Total: R/)).toBeVisible();
  // A control half hidden by the header would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  expect(problems).toEqual(NO_PROBLEMS);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v2/front/list/shop'));
  await buyButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    carrinho: true,
    produtos: Array.from({ length: shop.kit.productCount }, () => ({ quantidade: 1 })),
  });
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(shop.kit.name)).toBeVisible();
  await expect(page.getByText(/^2 × R\$/)).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`KIT-05, KIT-09: the three sizes of a product are in one row at ${width} px`, {
    tag: '@desktop',
  }, async ({ look }) => {
    const page = await look(CLOSED, { width, height: 900 });
    const kit = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
    const sizes = kit.getByRole('listitem').first().getByRole('radio');
    await expect(sizes).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    const tops = await sizes.evaluateAll((radios) =>
      radios.map((radio) => radio.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

test('KIT-01, BF-07: on a tablet the three kits and the eight offers of the campaign fill their rows', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, card, rows] of [
    ['/lista', page.locator('main li > a[href^="/lista/"]'), [3]],
    ['/c/black-friday', page.getByRole('main').getByRole('article'), [4, 4]],
  ] as const) {
    await page.goto(path);
    const tops = await card.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(
      [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
      path,
    ).toEqual(rows);
  }
});

test('KIT-14: on a laptop the buy button is in the first view', { tag: '@desktop' }, async ({ look }) => {
  const page = await look(CLOSED, { width: 1440, height: 900 });
  await expect(buyButton(page)).toBeInViewport({ ratio: 1 });
});

test('KIT-05: three sizes with prices share a row of boxes on a tablet, clear of their corners', {
  tag: '@desktop',
}, async ({ look }) => {
  const page = await look(CLOSED, { width: 768, height: 1024 });
  const sizes = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' }).getByRole('group').first();
  const labels = sizes.locator('label');
  await expect(labels).toHaveCount(3);
  const boxes = await Promise.all((await labels.all()).map((label) => label.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 'in one row').toBe(1);
  const price = await labels.first().getByText(/R\$/).last().boundingBox();
  expect((price?.x ?? 0) - (boxes[0]?.x ?? 0)).toBeGreaterThanOrEqual(8);
  await expect(labels.first()).toHaveCSS('border-radius', '12px');
});

test('KIT-05, KIT-16: a single product of an open kit can be bought by keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, OPEN);
  await expect(page.getByText(/^Ref\./)).toHaveCount(0);
  const whole = page.getByRole('checkbox', { name: 'Levar a lista toda' });
  const taken = page.getByRole('checkbox', { name: /^Levar (?!a lista)/ });
  await expect(whole).toBeChecked();
  await whole.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Levar/, checked: true })).toHaveCount(0);
  await taken.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Levar/, checked: true })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Aumentar a quantidade/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await buyButton(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(/^2 × R\$/)).toBeVisible();
});

test('KIT-15, CONST-10: on phones the buy bar expands after 60 px of scrolling', async ({
  look,
  isMobile,
}) => {
  const page = await look(CLOSED);
  const bar = page.locator('[data-scrolled]');
  if (!isMobile) return expect(bar).toBeHidden();
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await expect(bar.getByRole('button', { name: 'Adicionar à sacola' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 61));
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await expect(bar.getByText(/R\$/).last()).toBeVisible();
});

test('KIT-18, KIT-19, DESIGN-28: without JavaScript the kit page is complete, and the kit can be bought in the chosen sizes', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(CLOSED);
  await expect(page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/^De R\$\s/).first()).toBeVisible();
  const groups = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' }).getByRole('group');
  for (const sizes of await groups.all())
    await sizes.getByRole('radio').and(page.locator(':enabled')).last().press('Space');
  await page.getByRole('textbox', { name: /^Quantidade/ }).fill('2');
  await buyButton(page).click();
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(/Kit Volante/)).toBeVisible();
  await expect(page.getByText(/^2 × R\$/)).toBeVisible();
  await context.close();
});

test.describe('a kit that is sold as a product, on the second storefront', {
  tag: ['@desktop', '@any-shop', '@each-shop'],
}, () => {
  test('KIT-25: the page of a kit sold as a product lists its pieces, and the kit is bought as one product', async ({
    page,
    shop,
  }) => {
    test.skip(shop.productKit === null, 'The first storefront has kits at /lista only.');
    await openHydrated(page, shop.productKit?.path ?? '');
    const pieces = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
    await expect(pieces.getByRole('listitem')).toHaveCount(shop.productKit?.pieces ?? 0);
    await expectAccessible(page);
    await buyButton(page).click();
    await expect(
      page.getByRole('dialog', { name: 'Seu carrinho' }).getByRole('listitem').first(),
    ).toContainText('Kit cerca elétrica');
  });
});
