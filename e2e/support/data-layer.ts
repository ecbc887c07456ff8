import { expect, type Page } from 'playwright/test';
import { chooseConsent } from './consent';
import { holdRequests, openHydrated, retryAcrossNavigation } from './navigation';
import { cartDialog } from './product-page';

/** A product as a test expects it, from another source than tracking. `preco` is in BRL, null if no price is shown. */
export type ExpectedProduct = { id: number; nome: string; marca: string; preco: number | null };

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
};
const GRANTED = Object.fromEntries(Object.keys(DENIED).map((name) => [name, 'granted']));

/** A gtag command as it is pushed: an arguments object. */
const command = (...parts: unknown[]) => ({ ...parts, length: parts.length });

/** First entries of dataLayer once all purposes are allowed. */
export const CONSENT_COMMANDS = [
  command('consent', 'default', DENIED),
  command('set', 'ads_data_redaction', true),
  command('consent', 'update', GRANTED),
];

type Entry = { event?: string; ecommerce?: object | null };

const isEcommerceReset = (entry?: Entry) => JSON.stringify(entry) === '{"ecommerce":null}';

/** The entries without the resets that must precede each e-commerce event. */
function withoutEcommerceResets(entries: readonly Entry[]): Entry[] {
  for (const [place, { ecommerce }] of entries.entries())
    if (ecommerce) expect(isEcommerceReset(entries[place - 1])).toBe(true);
  return entries.filter((entry) => !isEcommerceReset(entry));
}

/** `window.dataLayer` as plain data; null if it does not exist yet. */
export async function readDataLayer(page: Page): Promise<Entry[] | null> {
  const entries = await retryAcrossNavigation(() =>
    page.evaluate<Entry[] | null>('JSON.parse(JSON.stringify(window.dataLayer ?? null))'),
  );
  return entries && withoutEcommerceResets(entries);
}

/** `WapStore.pagina` of a page without pagination. */
export const singlePage = (nome: string, secao: string, subsecao: string) => ({
  nome,
  secao,
  subsecao,
  total: 1,
  atual: 1,
});

/** window.WapStore of an anonymous visitor without a cart, except for the page. */
export const EMPTY_WAP_STORE = {
  usuario: { id: 0, nome: '', email: '', logado: false },
  carrinho: {
    produtos: [],
    quantidade: 0,
    frete: [],
    valores: { subtotal: 0, frete: 0, embalagem: 0, total: 0 },
  },
  categoria: {},
  categoriaSecundaria: {},
  marca: {},
  busca: {},
  listagem: {},
  produto: {},
  pedido: {},
};

type WapStore = Record<string, unknown> & { pagina?: { nome: string } };
export const readWapStore = (page: Page) =>
  retryAcrossNavigation(() => page.evaluate<WapStore | null>('window.WapStore ?? null'));

/** Without consent, analytics loads on the first interaction or six seconds after the load at the latest. */
export const PUBLISH_TIMEOUT = { timeout: 40_000 };

/** `window.WapStore` after an interaction, which makes analytics load at once. */
export async function readWapStoreAfterInteraction(page: Page): Promise<WapStore | null> {
  await page.mouse.move(Math.random() * 100, 1);
  return readWapStore(page);
}

/** Waits until `dataLayer` equals `entries`. */
export async function expectDataLayer(page: Page, entries: readonly unknown[]): Promise<void> {
  await expect.poll(() => readDataLayer(page), PUBLISH_TIMEOUT).toEqual(entries);
}

/** `title` is a text or an asymmetric matcher. */
export const pageView = (title: unknown, page: string) => ({
  event: 'WapstoreVirtualPageView',
  title,
  page,
});

/** Opens a page and allows all purposes; resolves once the page view has been pushed. */
export async function openWithConsent(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await chooseConsent(page, 'Aceitar todos');
  await expect
    .poll(() => readDataLayer(page), PUBLISH_TIMEOUT)
    .toContainEqual(pageView(expect.anything(), path));
}

function listItem({ id, nome, marca, preco }: ExpectedProduct, lista: string, index: number) {
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca === '' ? {} : { item_brand: marca }),
    item_list_name: lista,
    index,
    ...(preco === null ? {} : { price: preco }),
  };
}

/** The event for a list whose first product has the position `from`. */
export const viewItemList = (lista: string, products: readonly ExpectedProduct[], from = 0) => ({
  event: 'view_item_list',
  ecommerce: {
    currency: 'BRL',
    item_list_name: lista,
    items: products.map((product, place) => listItem(product, lista, from + place)),
  },
});

/** The events when a category listing is opened; `title` is a text or an asymmetric matcher. */
export const listingEvents = (
  title: unknown,
  path: string,
  name: string,
  products: readonly ExpectedProduct[],
) => [pageView(title, path), viewItemList(name, products), marketingEvent('categoria', products)];

export const selectItem = (lista: string, product: ExpectedProduct, index: number) => ({
  event: 'select_item',
  ecommerce: { currency: 'BRL', item_list_name: lista, items: [listItem(product, lista, index)] },
});

/** The event for a product page; `categoria` is a text or an asymmetric matcher. */
export function viewItem({ id, nome, marca, preco }: ExpectedProduct, categoria: unknown) {
  const price = preco === null ? {} : { price: preco };
  const value = preco === null ? {} : { value: preco };
  const brand = marca === '' ? {} : { item_brand: marca };
  const item = {
    ...{ item_id: String(id), item_name: nome },
    ...{ ...brand, item_category: categoria, ...price, quantity: 1 },
  };
  return { event: 'view_item', ecommerce: { currency: 'BRL', ...value, items: [item] } };
}

/** The event for one cart line, in a visit that has seen the product page. */
function cartEvent(
  event: string,
  { id, nome, marca, preco }: ExpectedProduct,
  { quantity, categoria, variant = '' }: { quantity: number; categoria: unknown; variant?: string },
) {
  const price = preco ?? 0;
  const item = {
    item_id: String(id),
    item_name: nome,
    ...(marca === '' ? {} : { item_brand: marca }),
    item_category: categoria,
    ...(variant === '' ? {} : { item_variant: variant }),
    price,
    quantity,
  };
  const value = Math.round(price * 100 * quantity) / 100;
  return { event, ecommerce: { currency: 'BRL', value, items: [item] } };
}

/**
 * Requires an open cart with one unit of a product just added. Clicks plus, removes the line, and expects the events
 * for adding, plus and removal. `expected` contains the earlier entries and is completed.
 */
export async function expectCartTracked(
  page: Page,
  expected: unknown[],
  product: ExpectedProduct,
  line: { categoria: unknown; variant?: string },
): Promise<void> {
  const cart = cartDialog(page);
  const one = { ...line, quantity: 1 };
  expected.push(cartEvent('add_to_cart', product, one), cartEvent('view_cart', product, one));
  await expectDataLayer(page, expected);
  await cart.getByRole('button', { name: /^Aumentar/ }).click();
  expected.push(cartEvent('add_to_cart', product, one));
  await expectDataLayer(page, expected);
  await cart.getByRole('button', { name: /^Remover/ }).click();
  expected.push(cartEvent('remove_from_cart', product, { ...line, quantity: 2 }));
  await expectDataLayer(page, expected);
}

export const marketingEvent = (pagina: string, products: readonly ExpectedProduct[], termo?: string) => ({
  event: 'marketing_automation',
  marketing: {
    pagina,
    moeda: 'BRL',
    ...(termo === undefined ? {} : { termo }),
    produtos: products.map(({ id, nome, preco }) => ({ id, nome, preco })),
  },
});

/** An item in a purchase that continues in the store's cart, as in GA4. */
export type PurchasedItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_name?: string;
  price?: number;
  quantity: number;
};

/** The event for a purchase that continues in the store's cart; `value` in BRL. */
export const addToCartEvent = (value: number, items: readonly PurchasedItem[]) => ({
  event: 'add_to_cart',
  ecommerce: { currency: 'BRL', value, items },
});

/** The `add_to_cart` and `begin_checkout` events in `window.dataLayer`, in order. */
export async function readPurchaseEvents(page: Page): Promise<unknown[]> {
  const entries = (await readDataLayer(page)) ?? [];
  return entries.filter(({ event }) => event === 'add_to_cart' || event === 'begin_checkout');
}

/**
 * Responds to requests for the store's cart with 204, so that the page stays open. The returned list collects the
 * requested addresses.
 */
export async function blockStoreCart(page: Page): Promise<string[]> {
  const left: string[] = [];
  await page.route(/\/checkout\/carrinho/, (route) => {
    left.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return left;
}

/**
 * Opens a page whose cart and visitor data load late, one after the other, because `WapStore` must wait for both. The
 * second is requested once the first call has given the visitor a session, whichever comes first.
 */
export async function expectPublishedLast(page: Page, path: string, nome: string): Promise<void> {
  const calls = ['**/v2/front/checkout/user', '**/v2/front/checkout/cart'];
  const releases = await Promise.all(calls.map((url) => holdRequests(page, url)));
  const requests = calls.map((url, index) => page.waitForRequest(url).then(() => releases[index]));
  await page.goto(path);
  const releaseFirst = await Promise.race(requests);
  expect(await readWapStore(page)).toBeNull();
  releaseFirst?.();
  await Promise.all(requests);
  expect(await readWapStore(page)).toBeNull();
  for (const release of releases) release();
  await expect
    .poll(async () => (await readWapStoreAfterInteraction(page))?.pagina?.nome, PUBLISH_TIMEOUT)
    .toBe(nome);
}
