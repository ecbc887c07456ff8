import { expect, type Page } from 'playwright/test';
import {
  addToCartEvent,
  blockStoreCart,
  CONSENT_COMMANDS,
  openWithConsent,
  type PurchasedItem,
  readDataLayer,
  readPurchaseEvents,
} from './support/data-layer';
import { buyButton, lensButton } from './support/product-page';
import { CATEGORIES, PRODUCTS, type Product } from './support/quirky-store/catalogue';
import { expectedProduct } from './support/quirky-store/expected-products';
import { COMBINED } from './support/quirky-store/purchases';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();
test.use({ storageState: { cookies: [], origins: [] } });

function findProduct(matches: (product: Product) => boolean): Product {
  const found = PRODUCTS.find(matches);
  if (found === undefined) throw new Error('the catalogue of the quirky store has no such product');
  return found;
}

const byId = (wanted: number) => findProduct(({ id }) => id === wanted);
const FRAME = findProduct(
  ({ id, tamanhos, status }) =>
    id % 7 === 1 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
);
const MAIN = byId(COMBINED.id);
const PARTNER = byId(COMBINED.partners[0] ?? 0);

/** A product as an analytics item; its category is known only on its page. */
function toItem(product: Product, given: Partial<PurchasedItem> = {}): PurchasedItem {
  const { id, nome, marca, preco } = expectedProduct(product);
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca === '' ? {} : { item_brand: marca }),
    price: preco ?? 0,
    quantity: 1,
    ...given,
  };
}

const categoryField = (product: Product) => {
  const category = CATEGORIES.find(({ path }) => path === product.categoria);
  return category ? { item_category: category.nome } : {};
};

async function openWithContainer(page: Page, path: string): Promise<void> {
  // An empty tag manager container.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openWithConsent(page, path);
  expect(await readDataLayer(page)).toEqual(expect.arrayContaining(CONSENT_COMMANDS));
}

const KEPT = 'O que você escolheu continua aqui.';
const keptAlert = (page: Page) => page.getByRole('alert').filter({ hasText: KEPT });

test.describe('purchase events on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  test.beforeEach(({ platform }) => platform.reset());

  test('TRACK-11, LENS-14: lenses are reported only once the platform has accepted them', async ({
    page,
    platform,
  }) => {
    const left = await blockStoreCart(page);
    await openWithContainer(page, `/${FRAME.slug}.html`);
    await lensButton(page).click();
    const dialog = page.getByRole('dialog', { name: /óculos|lentes/ });
    await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
    await dialog.getByRole('button', { name: /^Fina/ }).click();
    await dialog.getByRole('button', { name: /^Verde/ }).click();
    await dialog.getByRole('button', { name: 'Enviar depois' }).click();
    await platform.setBehaviour('product/shop', '500');
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    await expect(keptAlert(page)).toBeVisible();
    expect(await readPurchaseEvents(page)).toEqual([]);

    await platform.reset();
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    const frame = toItem(FRAME, categoryField(FRAME));
    // Two thin lenses at R$ 120,00 each, and the colour at R$ 45,50.
    const lenses = { item_id: `${FRAME.id}-lentes`, item_name: 'Lentes de grau', price: 285.5, quantity: 1 };
    const total = Math.round(((frame.price ?? 0) + lenses.price) * 100) / 100;
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(total, [frame, lenses])]);
    await expect.poll(() => left).toEqual([expect.stringContaining('lentes=1')]);
  });

  test('TRACK-11, PDP-26: two products bought together are reported at the platform’s price; an offer on another site is not reported', async ({
    page,
  }) => {
    await blockStoreCart(page);
    await openWithContainer(page, `/${MAIN.slug}.html`);
    const offers = page.getByRole('region', { name: 'Compre junto' });
    await offers.scrollIntoViewIfNeeded();
    const [sized, stray] = [offers.getByRole('listitem').nth(0), offers.getByRole('listitem').nth(1)];
    await expect(stray.getByText(/endereço de sacola que não é o dela/)).toBeVisible();
    await stray.getByRole('button', { name: 'COMPRAR junto' }).click();
    await sized.getByRole('combobox').selectOption({ label: 'M' });
    await sized.getByRole('link', { name: 'COMPRAR junto' }).click();
    const items = [toItem(MAIN, categoryField(MAIN)), toItem(PARTNER, { item_variant: 'M' })];
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(450, items)]);
  });

  test('TRACK-11, KIT-20: an open kit is reported as its products, at the platform’s total', async ({
    page,
    platform,
  }) => {
    await blockStoreCart(page);
    await openWithContainer(page, '/lista/kit-familia.html');
    const [first = MAIN, second = MAIN] = PRODUCTS;
    await page
      .getByRole('group', { name: `Tamanho de ${first.nome}` })
      .getByRole('radio', { name: 'M' })
      .press('Space');
    await page.getByRole('checkbox', { name: 'Levar a lista toda' }).uncheck();
    for (const { nome } of [first, second])
      await page.getByRole('checkbox', { name: `Levar ${nome}` }).check();
    await platform.setBehaviour('list/shop', '500');
    await buyButton(page).click();
    await expect(keptAlert(page)).toBeVisible();
    expect(await readPurchaseEvents(page)).toEqual([]);

    await platform.reset();
    await buyButton(page).click();
    const item_list_name = 'Kit família';
    await expect
      .poll(() => readPurchaseEvents(page))
      .toEqual([
        addToCartEvent(799.9, [
          toItem(first, { item_variant: 'M', item_list_name }),
          toItem(second, { item_list_name, quantity: 2 }),
        ]),
      ]);
  });

  test('TRACK-11, KIT-21: a closed kit is reported as one item, with its quantity', async ({ page }) => {
    const left = await blockStoreCart(page);
    await openWithContainer(page, '/lista/kit-praia.html');
    for (const group of await page.getByRole('group', { name: /^Tamanho de/ }).all())
      await group.getByRole('radio', { name: 'M' }).press('Space');
    await page.getByRole('textbox', { name: 'Quantidade de Kit praia' }).fill('3');
    await buyButton(page).click();
    const kit = { item_id: '82', item_name: 'Kit praia', price: 799.9, quantity: 3 };
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(2_399.7, [kit])]);
    await expect.poll(() => left).toEqual([expect.stringContaining('add=82-0-0-0-3')]);
  });

  test('TRACK-11, CART-10: begin_checkout has numbers even if the platform sends text', async ({ page }) => {
    await blockStoreCart(page);
    const product = findProduct(
      ({ id, tamanhos, status }) =>
        id % 7 !== 1 && id % 4 === 0 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
    );
    await openWithContainer(page, `/${product.slug}.html`);
    await buyButton(page).click();
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await expect(cart.getByRole('listitem').first()).toBeVisible();
    const { preco } = expectedProduct(product);
    const item = toItem(product, categoryField(product));
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(preco ?? 0, [item])]);
    await cart.getByRole('link', { name: 'FINALIZAR COMPRA' }).click();
    const checkout = {
      event: 'begin_checkout',
      ecommerce: { currency: 'BRL', value: preco ?? 0, items: [item] },
    };
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(preco ?? 0, [item]), checkout]);
  });
});
