import { expect, type Locator, test } from 'playwright/test';
import {
  type BoughtItem,
  bought,
  dataLayer,
  openAllowed,
  PUBLISHED,
  purchases,
  stayHere,
} from './support/data-layer';
import {
  combinedProduct,
  lensProduct,
  listAt,
  needsEmbeddedCatalogue,
  productAt,
  sizedProduct,
  type ToldProduct,
} from './support/embedded-catalogue';
import { openLive } from './support/live-page';
import { buyButton } from './support/product-page';
import { answer } from './support/visitor';

const CLOSED = '/lista/kit-volante-sol-polarizado-e-grau.html';
const OPEN = '/lista/escolha-do-otico-a-lista-da-semana.html';

test.use({ storageState: { cookies: [], origins: [] } });

const reaisIn = async (place: Locator) =>
  Number((await place.textContent())?.replace(/[^\d,]/g, '').replace(',', '.') ?? Number.NaN);
const sizesOf = ({ atributos }: ToldProduct) =>
  Array.isArray(atributos) ? [] : (atributos.simples?.valores ?? []);

/** A product as an item, in the last of its sizes that is in stock when `size` is wanted. */
function itemOf(
  product: ToldProduct,
  size: (sizes: string[]) => string | undefined = () => undefined,
): BoughtItem {
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

const only = (sizes: string[]) => (sizes.length === 1 ? sizes[0] : undefined);

test.describe('what leaves for the store’s cart, after acceptance', { tag: '@desktop' }, () => {
  test.beforeEach(needsEmbeddedCatalogue);

  test('TRACK-11, LENS-03: a frame alone, then with lenses, at what the dialog says; nothing of the eyes', async ({
    page,
  }) => {
    const left = await stayHere(page);
    const path = await lensProduct('one');
    const frame = itemOf(await productAt(path), only);
    await openAllowed(page, path);
    await buyButton(page).click();
    const dialog = page.getByRole('dialog', { name: /óculos|lentes/ });
    const alone = bought(frame.price ?? 0, [frame]);
    await dialog.getByRole('link', { name: /^Somente armação/ }).click();
    await expect.poll(() => purchases(page)).toEqual([alone]);

    await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
    await expect(dialog.getByRole('tabpanel')).toBeVisible();
    for (const tab of ['Tipo', 'Modelo', 'Espessura']) {
      const panel = dialog.getByRole('tabpanel', { name: tab });
      // What was chosen before may leave a step with one answer, which then is skipped.
      if (!(await panel.isVisible())) continue;
      await panel.getByRole('listitem').last().getByRole('button').click();
      await expect(panel).toBeHidden();
    }
    const total = await reaisIn(dialog.getByText(/^Total R\$/).locator('strong'));
    await dialog.getByRole('button', { name: 'Finalizar' }).click();
    const lenses = {
      item_id: `${frame.item_id}-lentes`,
      item_name: 'Lentes de grau',
      price: Math.round((total - (frame.price ?? 0)) * 100) / 100,
      quantity: 1,
    };
    await expect.poll(() => purchases(page)).toEqual([alone, bought(total, [frame, lenses])]);
    await expect.poll(() => left.length).toBe(2);
  });

  test('TRACK-11, PDP-26: two products together, at the price of both', async ({ page }) => {
    await stayHere(page);
    const path = await combinedProduct();
    const product = await productAt(path);
    const other = product.combinacoes[0]?.produto;
    if (other === undefined) throw new Error('nothing is offered together');
    await openAllowed(page, path);
    const offer = page.getByRole('region', { name: 'Compre junto' }).getByRole('listitem').first();
    await offer.scrollIntoViewIfNeeded();
    await expect(offer.getByText('Subtotal')).toBeVisible();
    for (const select of await offer.getByRole('combobox').all()) await select.selectOption({ index: 1 });
    const link = offer.getByRole('link', { name: 'COMPRAR junto' });
    await expect(link).toBeVisible();
    const total = await reaisIn(offer.getByText('Total', { exact: true }).locator('..').locator('dd'));
    const first = ([size]: string[]) => size;
    expect(await purchases(page)).toEqual([]);
    await link.click();
    const items = [itemOf(product, first), itemOf({ ...other, categoria: null }, first)];
    await expect.poll(() => purchases(page)).toEqual([bought(total, items)]);
  });

  test('TRACK-11, KIT-19: a closed kit is one item, an open list what is taken of it', async ({ page }) => {
    await stayHere(page);
    const closed = await listAt(CLOSED);
    await openAllowed(page, CLOSED);
    const composition = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
    for (const sizes of await composition.getByRole('group').all())
      await sizes.getByRole('radio').and(page.locator(':enabled')).last().press('Space');
    await page.getByRole('button', { name: /^Aumentar a quantidade/ }).click();
    const sum = await reaisIn(page.getByText(/no total$/));
    await buyButton(page).click();
    const kit = { item_id: String(closed.id), item_name: closed.nome, price: sum / 2, quantity: 2 };
    await expect.poll(() => purchases(page)).toEqual([bought(sum, [kit])]);

    const open = await listAt(OPEN);
    await page.goto(OPEN);
    await expect.poll(() => dataLayer(page), PUBLISHED).not.toBeNull();
    const [taken] = open.produtos;
    if (taken === undefined) throw new Error('the list is empty');
    for (const { nome } of open.produtos.slice(1))
      await page.getByRole('checkbox', { name: `Levar ${nome}` }).uncheck();
    await buyButton(page).click();
    const item = {
      ...itemOf({ ...taken, categoria: null }, only),
      item_list_name: open.nome,
      quantity: taken.quantidade ?? 1,
    };
    const value = Math.round((item.price ?? 0) * 100 * item.quantity) / 100;
    await expect.poll(() => purchases(page)).toEqual([bought(value, [item])]);
  });

  test('TRACK-11, CART-10: the cart is told when it is taken to the checkout, line by line', async ({
    page,
  }) => {
    const left = await stayHere(page);
    const path = await sizedProduct();
    const product = await productAt(path);
    await openAllowed(page, path);
    await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
    await buyButton(page).click();
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    const line = cart.getByRole('listitem').first();
    await expect(line).toBeVisible();
    const options = await line.getByRole('listitem').allTextContents();
    const item_variant = options.map((option) => option.replace(/^.*: /, '')).join(' / ');
    const price = product.precos.por;
    const item = { ...itemOf(product), item_variant, price };
    await expect.poll(() => purchases(page)).toEqual([bought(price, [item])]);
    await cart.getByRole('link', { name: 'FINALIZAR COMPRA' }).click();
    const checkout = { event: 'begin_checkout', ecommerce: { currency: 'BRL', value: price, items: [item] } };
    await expect.poll(() => purchases(page)).toEqual([bought(price, [item]), checkout]);
    await expect.poll(() => left).toEqual([expect.stringMatching(/\/checkout\/carrinho\/$/)]);
  });
});

test.describe('what leaves for the store’s cart, without consent', { tag: '@desktop' }, () => {
  test.beforeEach(needsEmbeddedCatalogue);

  test('TRACK-11, L10: before an answer and after a refusal nobody is told', async ({ page }) => {
    const left = await stayHere(page);
    await openLive(page, await lensProduct('one'));
    await buyButton(page).click();
    const alone = page.getByRole('link', { name: /^Somente armação/ });
    await alone.click();
    await expect.poll(() => left.length).toBe(1);
    expect(await dataLayer(page)).toBeNull();
    await page.keyboard.press('Escape');
    await answer(page, 'Rejeitar');
    await buyButton(page).click();
    await alone.click();
    await expect.poll(() => left.length).toBe(2);
    expect(await dataLayer(page)).toBeNull();
  });
});
