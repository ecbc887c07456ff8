import { expect, type Page } from 'playwright/test';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { buyButton, lensButton } from './support/product-page';
import type { Behaviour, QuirkyStore } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { COMBINED } from './support/quirky-store/purchases';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

function pathOf(product: { slug: string } | undefined): string {
  if (!product) throw new Error('the catalogue of the quirky store has no such product');
  return `/${product.slug}.html`;
}

const frame = PRODUCTS.find(
  ({ id, tamanhos, status }) =>
    id % 7 === 1 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
);
const combined = PRODUCTS.find(({ id }) => id === COMBINED.id);
const FAILURES: Behaviour[] = ['500', 'reset', 'refuse', 'hang'];
const KEPT = 'O que você escolheu continua aqui.';

async function sentBodies(platform: QuirkyStore, path: string): Promise<unknown[]> {
  return (await platform.log()).filter((call) => call.path === path).map(({ body }) => body);
}

/** Waits for the shop's response to the next call, which the platform fails; a hanging call takes longer. */
async function waitForFailure(page: Page, path: string): Promise<void> {
  const call = await page.waitForRequest((request) => request.url().endsWith(path));
  expect((await call.response())?.status()).toBeGreaterThanOrEqual(500);
}

async function openLenses(page: Page) {
  await openHydrated(page, pathOf(frame));
  await lensButton(page).click();
  const dialog = page.getByRole('dialog', { name: /óculos|lentes/ });
  await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
  return dialog;
}

test.describe('lenses, kits and combinations on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  test.beforeEach(async ({ platform }) => {
    await platform.reset();
    await platform.clearLog();
  });

  test('LENS-04, LENS-09, LENS-14: malformed options, a typed prescription and the cart work', async ({
    page,
    platform,
  }) => {
    const problems = await watchPage(page);
    const dialog = await openLenses(page);
    await expect(dialog.getByRole('tab')).toHaveText(['Espessura', 'Cor da lente', 'Grau', 'Etapa 4']);
    await expect(dialog.getByText('Quanto mais fina, mais leve')).toBeVisible();
    await dialog.getByRole('button', { name: /^Fina/ }).click();
    await expect(dialog.getByRole('button', { name: /^Verde/ })).toContainText('R$ 45,50');
    await dialog.getByRole('button', { name: /^Cinza/ }).click();
    await dialog.getByText('Digitar os valores da receita').click();
    await dialog.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }).fill('-1,25');
    await dialog.getByRole('button', { name: 'Enviar e continuar' }).click();
    await expect(dialog.getByText('Para enviar a receita, marque a sua autorização.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^Autorizo/ })).toBeFocused();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    await page.waitForURL(`${platform.url}/checkout/carrinho?add=${frame?.id}-0-0-0-1&lentes=1`);
    const [body] = await sentBodies(platform, 'product/shop');
    expect(body).toEqual({
      produtos: [
        {
          id: frame?.id,
          quantidade: 1,
          idAtributoValor: 0,
          preco: frame?.por,
          personalizacao: [
            expect.objectContaining({ id: 61, valorSelect: expect.objectContaining({ id: 1, preco: 120 }) }),
            expect.objectContaining({ id: 63, valoresCheckbox: [expect.objectContaining({ id: 4 })] }),
            expect.objectContaining({ id: 64, valorText: 'OD: ESF -1,25' }),
          ],
        },
      ],
      carrinho: true,
    });
    expect(problems.dialogs).toEqual([]);
    expect(problems.violations).toEqual([]);
  });

  test('LENS-20: any failure of product/shop keeps the choices and the button', async ({
    page,
    platform,
  }) => {
    const dialog = await openLenses(page);
    await dialog.getByRole('button', { name: /^Fina/ }).click();
    await dialog.getByRole('button', { name: 'Seguir sem esta opção' }).click();
    await dialog.getByRole('button', { name: 'Enviar depois' }).click();
    const finish = dialog.getByRole('button', { name: /^Finaliza/ });
    for (const behaviour of FAILURES) {
      await platform.reset();
      await platform.setBehaviour('product/shop', behaviour);
      const failed = waitForFailure(page, 'product/shop');
      await finish.click();
      await failed;
      await expect(finish).toHaveText('Finalizar');
      await expect(dialog.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
      await expect(dialog.getByText('Resumo das lentes')).toBeVisible();
    }
    await platform.reset();
    await finish.click();
    await page.waitForURL(/lentes=1/);
  });

  test('KIT-18, KIT-20, KIT-21: an open kit leads to the product that lacks a size, then opens the platform’s address unchanged', async ({
    page,
    platform,
  }) => {
    await openHydrated(page, '/lista/kit-familia.html');
    await expect(page.getByRole('heading', { level: 1, name: 'Kit família' })).toBeVisible();
    await expect(page.getByText(/^Ref\./)).toHaveCount(0);
    await buyButton(page).click();
    const first = PRODUCTS[0];
    await expect(page.getByText('Selecione o tamanho dos produtos!', { exact: true })).toBeVisible();
    const sizes = page.getByRole('group', { name: `Tamanho de ${first?.nome}` });
    await expect(sizes.getByRole('radio', { name: 'M' })).toBeFocused();
    await expect(sizes).toBeInViewport();
    expect(await sentBodies(platform, 'list/shop')).toEqual([]);
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Levar a lista toda' }).uncheck();
    for (const product of [first, PRODUCTS[1]])
      await page.getByRole('checkbox', { name: `Levar ${product?.nome}` }).check();
    await buyButton(page).click();
    await page.waitForURL(`${platform.url}/checkout/carrinho?lista=81`);
    expect(await sentBodies(platform, 'list/shop')).toEqual([
      {
        idListaCompra: 81,
        produtos: [
          { id: 7_001, idAtributoValor: 901, quantidade: 1, preco: first?.por },
          { id: 7_002, idAtributoValor: 0, quantidade: 2, preco: PRODUCTS[1]?.por },
        ],
        carrinho: true,
      },
    ]);
  });

  test('KIT-19, KIT-21: a failure of list/shop keeps the choices and the button; then three kits are bought', async ({
    page,
    platform,
  }) => {
    await openHydrated(page, '/lista/kit-praia.html');
    await expect(page.getByText('Ref. 820')).toBeVisible();
    for (const group of await page.getByRole('group', { name: /^Tamanho de/ }).all())
      await group.getByRole('radio', { name: 'M' }).press('Space');
    const quantity = page.getByRole('textbox', { name: 'Quantidade de Kit praia' });
    await quantity.fill('3');
    for (const behaviour of ['500', 'reset', 'refuse'] as const) {
      await platform.reset();
      await platform.setBehaviour('list/shop', behaviour);
      const failed = waitForFailure(page, 'list/shop');
      await buyButton(page).click();
      await failed;
      // The button's name changes while it is busy.
      await expect(buyButton(page)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
      await expect(quantity).toHaveValue('3');
    }
    await platform.reset();
    await buyButton(page).click();
    await page.waitForURL(`${platform.url}/checkout/carrinho?add=82-0-0-0-3`);
  });

  test('C6: a cart address on another site is not opened, and a message says so', async ({ page }) => {
    await openHydrated(page, '/lista/kit-desvio.html');
    await buyButton(page).click();
    await expect(page.getByText(/endereço de sacola que não é o dela/)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/lista/kit-desvio.html');
  });

  test('PDP-23 to PDP-26: two products are bought together in quirky encoding; a missing size is reported', async ({
    page,
    platform,
  }) => {
    const problems = await watchPage(page);
    await openHydrated(page, pathOf(combined));
    await expect.poll(async () => (await sentBodies(platform, 'product/combination')).length).toBe(2);
    const offers = page.getByRole('region', { name: 'Compre junto' });
    await offers.scrollIntoViewIfNeeded();
    const [sized, stray] = [offers.getByRole('listitem').nth(0), offers.getByRole('listitem').nth(1)];
    await expect(sized.getByText('R$ 450,00')).toBeVisible();
    await expect(sized.getByText('− R$ 50,00')).toBeVisible();
    await sized.getByRole('button', { name: 'COMPRAR junto' }).click();
    const select = sized.getByRole('combobox');
    await expect(select).toBeFocused();
    await expect(sized.getByText('Escolha para comprar junto.')).toBeVisible();
    await expect(stray.getByText(/endereço de sacola que não é o dela/)).toBeVisible();
    await select.selectOption({ label: 'M' });
    await sized.getByRole('link', { name: 'COMPRAR junto' }).click();
    await page.waitForURL(`${platform.url}/checkout/carrinho?add=7002-0-0-0-1,7004-1-0-0-1`);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('PDP-24: a failure of product/combination shows a message, and the button retries', async ({
    page,
    platform,
  }) => {
    await platform.setBehaviour('product/combination', 'hang');
    await openHydrated(page, pathOf(combined));
    const offer = page.getByRole('region', { name: 'Compre junto' }).getByRole('listitem').first();
    await offer.scrollIntoViewIfNeeded();
    const alert = offer.getByRole('alert').filter({ hasText: KEPT });
    await expect(alert).toBeVisible();
    for (const behaviour of ['500', 'reset'] as const) {
      await platform.reset();
      await platform.setBehaviour('product/combination', behaviour);
      const failed = waitForFailure(page, 'product/combination');
      await offer.getByRole('combobox').selectOption({ label: behaviour === '500' ? 'M' : 'G' });
      await failed;
      await expect(alert).toBeVisible();
    }
    await platform.reset();
    await offer.getByRole('button', { name: 'COMPRAR junto' }).click();
    await expect(offer.getByRole('link', { name: 'COMPRAR junto' })).toBeVisible();
  });

  test('KIT-22, KIT-24: a failing kit shows an error page with the platform’s status, and is requested by path', async ({
    request,
    platform,
  }) => {
    const path = '/lista/kit-novo.html';
    await platform.setBehaviour('url/list/detail', '500');
    const response = await request.get(path);
    expect(response.status()).toBe(502);
    expect(await response.text()).toContain('500');
    await platform.reset();
    expect((await request.get('/lista/inexistente.html')).status()).toBe(404);
    await platform.clearLog();
    await expect.poll(async () => (await request.get(path)).status(), { timeout: 60_000 }).toBe(200);
    const calls = (await platform.log()).filter((call) => call.path === 'url/list/detail');
    expect(calls.map(({ query }) => query)).toContainEqual({ url: path });
  });
});
