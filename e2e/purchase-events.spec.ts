import { expect, type Locator, test } from 'playwright/test';
import { chooseConsent } from './support/consent';
import {
  addToCartEvent,
  blockStoreCart,
  openWithConsent,
  PUBLISH_TIMEOUT,
  type PurchasedItem,
  readDataLayer,
  readPurchaseEvents,
} from './support/data-layer';
import {
  findCombinedProduct,
  findLensProduct,
  findSizedProduct,
  type ProductData,
  readKit,
  readProduct,
  skipWithoutEmbeddedStore,
} from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { addToCart, buyButton, cartDialog, lensButton, pricePaid } from './support/product-page';

const CLOSED_KIT = '/lista/kit-volante-sol-polarizado-e-grau.html';
const OPEN_LIST = '/lista/escolha-do-otico-a-lista-da-semana.html';

test.use({ storageState: { cookies: [], origins: [] } });

/** The first price in a text, or the first after these words. */
const readPrice = async (place: Locator, after = '') =>
  Number(
    new RegExp(`${after}R\\$\\s([\\d.]+,\\d\\d)`)
      .exec((await place.textContent()) ?? '')?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  );
const sizesOf = ({ atributos }: ProductData) =>
  Array.isArray(atributos) ? [] : (atributos.simples?.valores ?? []);

/** A product as an analytics item; `size` selects one of its sizes in stock. */
function toItem(
  product: ProductData,
  size: (sizes: string[]) => string | undefined = () => undefined,
): PurchasedItem {
  const { id, nome, marca, categoria, precos } = product;
  const label = size(sizesOf(product).flatMap(({ label, estoque }) => (estoque > 0 ? [label] : [])));
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca ? { item_brand: marca.nome } : {}),
    ...(categoria ? { item_category: categoria.nome } : {}),
    ...(label === undefined ? {} : { item_variant: label }),
    price: sizesOf(product).find((one) => one.label === label)?.precos.por ?? precos.por,
    quantity: 1,
  };
}

const onlySize = (sizes: string[]) => (sizes.length === 1 ? sizes[0] : undefined);

test.describe('purchase events, with consent', { tag: '@desktop' }, () => {
  test.beforeEach(skipWithoutEmbeddedStore);

  test('TRACK-11, LENS-03: a frame, alone or with lenses, is reported at the dialog’s price, without the prescription', async ({
    page,
  }) => {
    const left = await blockStoreCart(page);
    const path = await findLensProduct('one');
    const frame = toItem(await readProduct(path), onlySize);
    await openWithConsent(page, path);
    await lensButton(page).click();
    const dialog = page.getByRole('dialog', { name: /óculos|lentes/ });
    const alone = addToCartEvent(frame.price ?? 0, [frame]);
    await dialog.getByRole('link', { name: /^Somente armação/ }).click();
    await expect.poll(() => readPurchaseEvents(page)).toEqual([alone]);

    await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
    await expect(dialog.getByRole('tabpanel')).toBeVisible();
    for (const tab of ['Tipo', 'Modelo', 'Espessura']) {
      const panel = dialog.getByRole('tabpanel', { name: tab });
      // Earlier choices may leave a step with a single option, which is skipped.
      if (!(await panel.isVisible())) continue;
      await panel.getByRole('listitem').last().getByRole('button').click();
      await expect(panel).toBeHidden();
    }
    const total = await readPrice(dialog.getByText(/^Total R\$/).locator('small'));
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    const lenses = {
      item_id: `${frame.item_id}-lentes`,
      item_name: 'Lentes de grau',
      price: Math.round((total - (frame.price ?? 0)) * 100) / 100,
      quantity: 1,
    };
    await expect
      .poll(() => readPurchaseEvents(page))
      .toEqual([alone, addToCartEvent(total, [frame, lenses])]);
    await expect.poll(() => left.length).toBe(2);
  });

  test('TRACK-11, PDP-26: two products bought together are reported at their combined price', async ({
    page,
  }) => {
    await blockStoreCart(page);
    const path = await findCombinedProduct();
    const product = await readProduct(path);
    const other = product.combinacoes[0]?.produto;
    if (other === undefined) throw new Error('nothing is offered together');
    await openWithConsent(page, path);
    const offer = page.getByRole('region', { name: 'Compre junto' }).getByRole('listitem').first();
    await offer.scrollIntoViewIfNeeded();
    await expect(offer.getByText('Subtotal')).toBeVisible();
    for (const select of await offer.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    const link = offer.getByRole('link', { name: 'COMPRAR junto' });
    await expect(link).toBeVisible();
    const total = await readPrice(offer.getByText('ou no cartão').locator('..').locator('dd'));
    const first = ([size]: string[]) => size;
    expect(await readPurchaseEvents(page)).toEqual([]);
    await link.click();
    const items = [toItem(product, first), toItem({ ...other, categoria: null }, first)];
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(total, items)]);
  });

  test('TRACK-11, KIT-19: a closed kit is reported as one item, an open kit as its chosen products', async ({
    page,
  }) => {
    await blockStoreCart(page);
    const closed = await readKit(CLOSED_KIT);
    await openWithConsent(page, CLOSED_KIT);
    const composition = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
    for (const sizes of await composition.getByRole('group').all())
      await sizes.getByRole('radio').and(page.locator(':enabled')).last().press('Space');
    await page.getByRole('button', { name: /^Aumentar a quantidade/ }).click();
    // The card price follows the cash price.
    const sum = await readPrice(page.getByText(/^Total: R/), 'ou\\s');
    await buyButton(page).click();
    const kit = { item_id: String(closed.id), item_name: closed.nome, price: sum / 2, quantity: 2 };
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(sum, [kit])]);

    const open = await readKit(OPEN_LIST);
    await page.goto(OPEN_LIST);
    await expect.poll(() => readDataLayer(page), PUBLISH_TIMEOUT).not.toBeNull();
    const [taken] = open.produtos;
    if (taken === undefined) throw new Error('the list is empty');
    await page.getByRole('checkbox', { name: 'Levar a lista toda' }).uncheck();
    await page.getByRole('checkbox', { name: `Levar ${taken.nome}` }).check();
    await buyButton(page).click();
    const item = {
      ...toItem({ ...taken, categoria: null }, onlySize),
      item_list_name: open.nome,
      quantity: taken.quantidade ?? 1,
    };
    const value = Math.round((item.price ?? 0) * 100 * item.quantity) / 100;
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(value, [item])]);
  });

  test('TRACK-11, CART-10: begin_checkout contains every line of the cart', async ({ page }) => {
    const left = await blockStoreCart(page);
    const path = await findSizedProduct();
    const product = await readProduct(path);
    await openWithConsent(page, path);
    const item_variant = await addToCart(page);
    // The chosen size may have a different price.
    const price = await pricePaid(page);
    expect(price).toBeGreaterThan(0);
    const item = { ...toItem(product), item_variant, price };
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(price, [item])]);
    await cartDialog(page).getByRole('link', { name: 'FINALIZAR COMPRA' }).click();
    const checkout = { event: 'begin_checkout', ecommerce: { currency: 'BRL', value: price, items: [item] } };
    await expect.poll(() => readPurchaseEvents(page)).toEqual([addToCartEvent(price, [item]), checkout]);
    await expect.poll(() => left).toEqual([expect.stringMatching(/\/checkout\/carrinho\/$/)]);
  });
});

test.describe('purchase events, without consent', { tag: '@desktop' }, () => {
  test.beforeEach(skipWithoutEmbeddedStore);

  test('TRACK-11, L10: no event is sent before a choice or after declining', async ({ page }) => {
    const left = await blockStoreCart(page);
    await openHydrated(page, await findLensProduct('one'));
    await lensButton(page).click();
    const alone = page.getByRole('link', { name: /^Somente armação/ });
    await alone.click();
    await expect.poll(() => left.length).toBe(1);
    expect(await readDataLayer(page)).toBeNull();
    await page.keyboard.press('Escape');
    await chooseConsent(page, 'Rejeitar');
    await lensButton(page).click();
    await alone.click();
    await expect.poll(() => left.length).toBe(2);
    expect(await readDataLayer(page)).toBeNull();
  });
});
