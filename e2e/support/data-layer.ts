import { expect, type Page } from 'playwright/test';
import { openLive } from './live-page';
import { readSurely } from './read';
import { answer } from './visitor';

/** A product as a test knows it, from somewhere else than tracking. `preco` in reais, null where none is shown. */
export type Known = { id: number; nome: string; marca: string; preco: number | null };

const SIGNALS = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
};
const GRANTED = Object.fromEntries(Object.keys(SIGNALS).map((name) => [name, 'granted']));

/** A command as it leaves the page: an arguments object. */
const command = (...parts: unknown[]) => ({ ...parts, length: parts.length });

/** What stands in dataLayer before everything else once all purposes are allowed. */
export const ALLOWED = [
  command('consent', 'default', SIGNALS),
  command('set', 'ads_data_redaction', true),
  command('consent', 'update', GRANTED),
];

type Entry = { event?: string; ecommerce?: object | null };

const isClearing = (entry?: Entry) => JSON.stringify(entry) === '{"ecommerce":null}';

/** The entries, without those that clear what a tag manager knows of e-commerce: one before each event of it. */
function withoutClearing(entries: readonly Entry[]): Entry[] {
  for (const [place, { ecommerce }] of entries.entries())
    if (ecommerce) expect(isClearing(entries[place - 1])).toBe(true);
  return entries.filter((entry) => !isClearing(entry));
}

/** What `window.dataLayer` tells, as plain data; null while there is none. */
export async function dataLayer(page: Page): Promise<Entry[] | null> {
  const entries = await readSurely(() =>
    page.evaluate<Entry[] | null>('JSON.parse(JSON.stringify(window.dataLayer ?? null))'),
  );
  return entries && withoutClearing(entries);
}

type WapStore = Record<string, unknown> & { pagina?: { nome: string } };
export const wapStore = (page: Page) =>
  readSurely(() => page.evaluate<WapStore | null>('window.WapStore ?? null'));

/** Who has allowed nothing is described with the first sign of the shopper, at the latest four seconds after the load. */
export const PUBLISHED = { timeout: 40_000 };

/** `window.WapStore` of a page that somebody moves about in, so that nothing waits for a sign of the shopper. */
export async function published(page: Page): Promise<WapStore | null> {
  await page.mouse.move(Math.random() * 100, 1);
  return wapStore(page);
}

/** Waits until `dataLayer` is exactly `entries`, from its first one on. */
export async function expectTold(page: Page, entries: readonly unknown[]): Promise<void> {
  await expect.poll(() => dataLayer(page), PUBLISHED).toEqual(entries);
}

/** `title` is text or what an expectation takes for one. */
export const pageView = (title: unknown, page: string) => ({
  event: 'WapstoreVirtualPageView',
  title,
  page,
});

/** Opens a page and allows everything, until its view has been told. */
export async function openAllowed(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await answer(page, 'Aceitar todos');
  await expect.poll(() => dataLayer(page), PUBLISHED).toContainEqual(pageView(expect.anything(), path));
}

function listItem({ id, nome, marca, preco }: Known, lista: string, index: number) {
  return {
    item_id: String(id),
    item_name: nome,
    ...(marca === '' ? {} : { item_brand: marca }),
    item_list_name: lista,
    index,
    ...(preco === null ? {} : { price: preco }),
  };
}

/** The event of a list whose first product has the place `from`. */
export const viewItemList = (lista: string, products: readonly Known[], from = 0) => ({
  event: 'view_item_list',
  ecommerce: {
    currency: 'BRL',
    item_list_name: lista,
    items: products.map((product, place) => listItem(product, lista, from + place)),
  },
});

export const selectItem = (lista: string, product: Known, index: number) => ({
  event: 'select_item',
  ecommerce: { currency: 'BRL', item_list_name: lista, items: [listItem(product, lista, index)] },
});

/** The event of a product page; `categoria` is the product's own, or what an expectation takes for it. */
export function viewItem({ id, nome, marca, preco }: Known, categoria: unknown) {
  const price = preco === null ? {} : { price: preco };
  const value = preco === null ? {} : { value: preco };
  const brand = marca === '' ? {} : { item_brand: marca };
  const item = {
    ...{ item_id: String(id), item_name: nome },
    ...{ ...brand, item_category: categoria, ...price, quantity: 1 },
  };
  return { event: 'view_item', ecommerce: { currency: 'BRL', ...value, items: [item] } };
}

/** One line of the cart that went in, came out or is looked at, in a visit that has seen the product's page. */
export function cartEvent(
  event: string,
  { id, nome, marca, preco }: Known,
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

export const marketing = (pagina: string, products: readonly Known[], termo?: string) => ({
  event: 'marketing_automation',
  marketing: {
    pagina,
    moeda: 'BRL',
    ...(termo === undefined ? {} : { termo }),
    produtos: products.map(({ id, nome, preco }) => ({ id, nome, preco })),
  },
});

/** An item of a purchase that leaves for the store's cart, as GA4 has it. */
export type BoughtItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_variant?: string;
  item_list_name?: string;
  price?: number;
  quantity: number;
};

/** The event of what leaves for the store's own cart; `value` in reais. */
export const bought = (value: number, items: readonly BoughtItem[]) => ({
  event: 'add_to_cart',
  ecommerce: { currency: 'BRL', value, items },
});

/** Everything of `window.dataLayer` that went into a cart or is taken to the checkout, in its order. */
export async function purchases(page: Page): Promise<unknown[]> {
  const told = (await dataLayer(page)) ?? [];
  return told.filter(({ event }) => event === 'add_to_cart' || event === 'begin_checkout');
}

/**
 * Lets the store's cart be asked for and answer nothing, so that the page stays and can be read. The list that it
 * answers fills with the addresses that the shopper would have gone to.
 */
export async function stayHere(page: Page): Promise<string[]> {
  const left: string[] = [];
  await page.route(/\/checkout\/carrinho/, (route) => {
    left.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return left;
}

/** Keeps the answers to `url` back until the function that it answers is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page whose cart and visitor come late, one after the other: `WapStore` must wait for both (TRACK-02). */
export async function expectPublishedLast(page: Page, path: string, nome: string): Promise<void> {
  const releaseUser = await hold(page, '**/v2/front/checkout/user');
  const releaseCart = await hold(page, '**/v2/front/checkout/cart');
  const userAsked = page.waitForRequest('**/v2/front/checkout/user');
  const cartAsked = page.waitForRequest('**/v2/front/checkout/cart');
  await page.goto(path);
  await userAsked;
  expect(await wapStore(page)).toBeNull();
  releaseUser();
  await cartAsked;
  expect(await wapStore(page)).toBeNull();
  releaseCart();
  await expect.poll(async () => (await published(page))?.pagina?.nome, PUBLISHED).toBe(nome);
}
