import { expect, type Page } from 'playwright/test';
import {
  ALLOWED,
  type BoughtItem,
  bought,
  dataLayer,
  openAllowed,
  purchases,
  stayHere,
} from './support/data-layer';
import { testWithOwnShop } from './support/own-shop';
import { buyButton } from './support/product-page';
import { CATEGORIES, PRODUCTS, type Product } from './support/quirky-store/catalogue';
import { knownOf } from './support/quirky-store/known';
import { COMBINED } from './support/quirky-store/purchases';

const test = testWithOwnShop();
test.use({ storageState: { cookies: [], origins: [] } });

/** A product, which must be there. */
function productWhere(isWanted: (product: Product) => boolean): Product {
  const found = PRODUCTS.find(isWanted);
  if (found === undefined) throw new Error('the catalogue of the quirky store has no such product');
  return found;
}

const byId = (wanted: number) => productWhere(({ id }) => id === wanted);
const FRAME = productWhere(
  ({ id, tamanhos, status }) =>
    id % 7 === 1 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
);
const OWN = byId(COMBINED.id);
const PARTNER = byId(COMBINED.partners[0] ?? 0);

/** A product as an item; its category is known on its own page alone. */
function itemOf(product: Product, given: Partial<BoughtItem> = {}): BoughtItem {
  const { id, nome, marca, preco } = knownOf(product);
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca === '' ? {} : { item_brand: marca }),
    price: preco ?? 0,
    quantity: 1,
    ...given,
  };
}

const ofItsPage = (product: Product) => {
  const category = CATEGORIES.find(({ path }) => path === product.categoria);
  return category ? { item_category: category.nome } : {};
};

async function openWithContainer(page: Page, path: string): Promise<void> {
  // A tag manager's container is there, and does nothing.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openAllowed(page, path);
  expect(await dataLayer(page)).toEqual(expect.arrayContaining(ALLOWED));
}

const KEPT = 'O que você escolheu continua aqui.';
const kept = (page: Page) => page.getByRole('alert').filter({ hasText: KEPT });

test.describe('what leaves for the cart of a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  test.beforeEach(({ platform }) => platform.behave());

  test('TRACK-11, LENS-14: lenses are told when the platform has prepared them, and not before', async ({
    page,
    platform,
  }) => {
    const left = await stayHere(page);
    await openWithContainer(page, `/${FRAME.slug}.html`);
    await buyButton(page).click();
    const dialog = page.getByRole('dialog', { name: /óculos|lentes/ });
    await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
    await dialog.getByRole('button', { name: /^Fina/ }).click();
    await dialog.getByRole('button', { name: /^Verde/ }).click();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await platform.control('product/shop', '500');
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    await expect(kept(page)).toBeVisible();
    expect(await purchases(page)).toEqual([]);

    await platform.behave();
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    const frame = itemOf(FRAME, ofItsPage(FRAME));
    // Two thin lenses at R$ 120,00, and the colour's R$ 45,50.
    const lenses = { item_id: `${FRAME.id}-lentes`, item_name: 'Lentes de grau', price: 285.5, quantity: 1 };
    const total = Math.round(((frame.price ?? 0) + lenses.price) * 100) / 100;
    await expect.poll(() => purchases(page)).toEqual([bought(total, [frame, lenses])]);
    await expect.poll(() => left).toEqual([expect.stringContaining('lentes=1')]);
  });

  test('TRACK-11, PDP-26: two together cost what the platform says; an offer that leads elsewhere is none', async ({
    page,
  }) => {
    await stayHere(page);
    await openWithContainer(page, `/${OWN.slug}.html`);
    const offers = page.getByRole('region', { name: 'Compre junto' });
    await offers.scrollIntoViewIfNeeded();
    const [sized, stray] = [offers.getByRole('listitem').nth(0), offers.getByRole('listitem').nth(1)];
    await expect(stray.getByText(/endereço de sacola que não é o dela/)).toBeVisible();
    await stray.getByRole('button', { name: 'COMPRAR junto' }).click();
    await sized.getByRole('combobox').selectOption({ label: 'M' });
    await sized.getByRole('link', { name: 'COMPRAR junto' }).click();
    const items = [itemOf(OWN, ofItsPage(OWN)), itemOf(PARTNER, { item_variant: 'M' })];
    await expect.poll(() => purchases(page)).toEqual([bought(450, items)]);
  });

  test('TRACK-11, KIT-20: of an open list its products, at the total that the platform answers', async ({
    page,
    platform,
  }) => {
    await stayHere(page);
    await openWithContainer(page, '/lista/kit-familia.html');
    const [first = OWN, second = OWN, , fourth = OWN] = PRODUCTS;
    await page
      .getByRole('group', { name: `Tamanho de ${first.nome}` })
      .getByRole('radio', { name: 'M' })
      .press('Space');
    await page.getByRole('checkbox', { name: `Levar ${fourth.nome}` }).uncheck();
    await platform.control('list/shop', '500');
    await buyButton(page).click();
    await expect(kept(page)).toBeVisible();
    expect(await purchases(page)).toEqual([]);

    await platform.behave();
    await buyButton(page).click();
    const item_list_name = 'Kit família';
    await expect
      .poll(() => purchases(page))
      .toEqual([
        bought(799.9, [
          itemOf(first, { item_variant: 'M', item_list_name }),
          itemOf(second, { item_list_name, quantity: 2 }),
        ]),
      ]);
  });

  test('TRACK-11, KIT-21: a closed kit is one item, as often as it is bought', async ({ page }) => {
    const left = await stayHere(page);
    await openWithContainer(page, '/lista/kit-praia.html');
    for (const group of await page.getByRole('group', { name: /^Tamanho de/ }).all())
      await group.getByRole('radio', { name: 'M' }).press('Space');
    await page.getByRole('textbox', { name: 'Quantidade de Kit praia' }).fill('3');
    await buyButton(page).click();
    const kit = { item_id: '82', item_name: 'Kit praia', price: 799.9, quantity: 3 };
    await expect.poll(() => purchases(page)).toEqual([bought(2_399.7, [kit])]);
    await expect.poll(() => left).toEqual([expect.stringContaining('add=82-0-0-0-3')]);
  });

  test('TRACK-11, CART-10: the cart that is taken to the checkout, in numbers where the platform has text', async ({
    page,
  }) => {
    await stayHere(page);
    const product = productWhere(
      ({ id, tamanhos, status }) =>
        id % 7 !== 1 && id % 4 === 0 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
    );
    await openWithContainer(page, `/${product.slug}.html`);
    await buyButton(page).click();
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await expect(cart.getByRole('listitem').first()).toBeVisible();
    const { preco } = knownOf(product);
    const item = itemOf(product, ofItsPage(product));
    await expect.poll(() => purchases(page)).toEqual([bought(preco ?? 0, [item])]);
    await cart.getByRole('link', { name: 'FINALIZAR COMPRA' }).click();
    const checkout = {
      event: 'begin_checkout',
      ecommerce: { currency: 'BRL', value: preco ?? 0, items: [item] },
    };
    await expect.poll(() => purchases(page)).toEqual([bought(preco ?? 0, [item]), checkout]);
  });
});
