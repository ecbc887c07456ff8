import { expect, type Page, test } from 'playwright/test';
import { fetchStore, findLensProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated, waitForHydration } from './support/navigation';
import { buyButton, cartDialog, lensButton, productCards, sizeRadios } from './support/product-page';
import { countTaps } from './support/taps';

/* Journeys of three shoppers on a phone, counted in taps: on the screen, and on the keyboard's key that submits a
   search. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
test.beforeEach(skipWithoutEmbeddedStore);

/** Opens the search on the home page and types into it. */
async function search(page: Page, text: string) {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Abrir busca' }).click();
  const box = page.getByRole('banner').getByLabel('Buscar na loja');
  await box.fill(text);
  return box;
}

type Detail = { conteudo: { id: number; nome: string; precos: { por: number } } };

test('A22: a frame is found by search and in the cart with lenses in 8 taps', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = await findLensProduct('one');
  const { conteudo } = await fetchStore<Detail>(`url/product/detail?${new URLSearchParams({ url: path })}`);
  const taps = await countTaps(page);
  await search(page, conteudo.nome);
  await page.getByRole('option', { name: conteudo.nome }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: conteudo.nome })).toBeVisible();
  await lensButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Visão simples/ }).click();
  const finish = dialog.getByRole('button', { name: 'Finalizar' });
  const next = dialog.getByRole('button', { name: /^(Continuar|Enviar depois)/ });
  for (const tab of ['Modelo', 'Espessura']) {
    const panel = dialog.getByRole('tabpanel', { name: tab });
    if (await panel.isVisible()) await panel.getByRole('listitem').first().getByRole('button').click();
  }
  while (await next.isVisible()) await next.click();
  await finish.click();
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(conteudo.nome)).toBeVisible();
  await expect(page.getByText(/Tipo de lente: Visão simples/)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(8);
});

test('A22: a frame is found by shape and colour, and in the cart in its smallest size, in 7 taps', {
  tag: '@desktop',
}, async ({ page }) => {
  const taps = await countTaps(page);
  const box = await search(page, 'retangular tartaruga');
  await box.press('Enter');
  const card = productCards(page).filter({ hasText: 'Tartaruga' }).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  expect(name).toMatch(/Retangular Tartaruga/);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const sizes = sizeRadios(page);
  const smallest = sizes.and(page.locator(':enabled')).first().locator('..');
  // The label of a size continues with the width of the frame.
  const size = ((await smallest.locator('span').first().textContent()) ?? '').split(' ', 1)[0];
  await smallest.click();
  await buyButton(page).click();
  const line = cartDialog(page).getByRole('listitem').first();
  await expect(line).toContainText(name.slice(0, 30));
  await expect(line).toContainText(`: ${size}`);
  const reais = /R\$\s([\d.]+),\d\d/.exec((await line.textContent()) ?? '')?.[1] ?? '';
  expect(Number(reais.replace('.', ''))).toBeLessThan(400);
  expect(taps()).toBeLessThanOrEqual(7);
});

test('A22: a kit is in the cart in the chosen sizes in 6 taps', { tag: '@desktop' }, async ({ page }) => {
  const taps = await countTaps(page);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Kits e listas' }).click();
  await page.getByRole('link', { name: /^Kit Volante/ }).click();
  await waitForHydration(page);
  const groups = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' }).getByRole('group');
  await expect(groups.first()).toBeVisible();
  const sizes: string[] = [];
  for (const group of await groups.all()) {
    const size = group.getByRole('radio').and(page.locator(':enabled:not(:checked)')).last();
    if ((await size.count()) === 0) continue;
    const label = size.locator('..');
    // The label continues with the width of the frame.
    sizes.push(((await label.locator('span').first().textContent()) ?? '').split(' ', 1)[0] ?? '');
    await label.click();
  }
  expect(sizes.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\/carrinho/);
  for (const size of sizes) await expect(page.getByText(new RegExp(`: .*${size}`)).first()).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(6);
});
