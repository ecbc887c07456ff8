import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { findServedLink } from './support/served-page';
import { test } from './support/storefront-test';
import type { StorefrontFacts } from './support/storefronts';

const CART = '**/v2/front/checkout/cart';

/** Opens a page and waits for its heading; pictures may still be loading. */
async function open(page: Page, path: string): Promise<void> {
  await openHydrated(page, path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

async function press(button: Locator, overlay: Locator): Promise<void> {
  await button.click();
  await expect(overlay).toBeVisible();
}

let listingPath: string | undefined;

async function findListing({ request }: Page): Promise<string> {
  listingPath ??= await findServedLink(request, '/', /^\/(?!minha-medida)[^/.?#]+$/);
  return listingPath;
}

async function openFirstLink(page: Page, form: RegExp): Promise<void> {
  await open(page, await findServedLink(page.request, await findListing(page), form));
}

type AuditedPage = {
  type: string;
  go: (page: Page, shop: StorefrontFacts) => Promise<void>;
  embedded?: true;
  /** Whether the page is also audited in the dark scheme. */
  inDark?: true;
};

const to = (path: string) => (page: Page) => open(page, path);

/** Pages that are checked in the colours of every storefront, and on a phone too. */
const MAIN_PAGES: AuditedPage[] = [
  { type: 'home', go: to('/'), inDark: true },
  { type: 'category listing', go: async (page) => open(page, await findListing(page)), inDark: true },
  {
    type: 'kit',
    go: async (page) => open(page, await findServedLink(page.request, '/lista', /^\/lista\//)),
    embedded: true,
  },
];

/**
 * Pages made of the same components. Text pages are tested in institutional-layout.spec.ts, the black page in
 * listing.spec.ts, and sold-out products and products with a price on request in product.spec.ts.
 */
const OTHER_PAGES: AuditedPage[] = [
  { type: 'search', go: (page, { search }) => open(page, `/busca?busca=${search}`) },
  { type: 'filtered listing', go: (page) => openFirstLink(page, /[?&](filtro|atributo|marca)=/) },
  { type: 'search without results', go: to('/busca?busca=xyzxyzxyz') },
  { type: 'kit index', go: to('/lista') },
  { type: '404', go: to('/nada/que/exista') },
];

/** Puts a product with sizes into the cart as a shopper does, and waits for the overlay. */
async function addToCart(page: Page, overlay: Locator): Promise<void> {
  await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
  const button = page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();
  await press(button, overlay);
}

/** Audits the current screen in both schemes. */
async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Audits an open overlay, and closes it. */
async function expectAccessibleOverlay(page: Page, overlay: Locator): Promise<void> {
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
}

function check({ type, go, embedded, inDark }: AuditedPage) {
  test(`A28, L12: ${type} passes axe${inDark ? ', light and dark' : ''}`, async ({ page, shop }) => {
    if (embedded) skipWithoutEmbeddedStore();
    await go(page, shop);
    await (inDark ? expectAccessibleInBothSchemes : expectAccessible)(page);
  });
}

test.describe('kinds of page', { tag: ['@any-shop', '@each-shop'] }, () => {
  for (const visit of MAIN_PAGES) check(visit);

  test('A28, L12: a product with sizes, a filled cart, the instalments table and an add-to-cart error pass axe', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await open(page, await findSizedProduct());
    await expectAccessibleInBothSchemes(page);
    await press(page.getByText('Ver todas as parcelas'), page.getByRole('table').first());
    await expectAccessible(page);

    await page.route(CART, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
    const failure = page.getByRole('alertdialog');
    await addToCart(page, failure);
    await expectAccessibleOverlay(page, failure);

    await page.unroute(CART);
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await addToCart(page, cart);
    await expect(cart.getByRole('listitem').first()).toBeVisible();
    await expect(cart.getByRole('status').filter({ hasText: 'Atualizando' })).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);
  });
});

test.describe('further kinds of page', { tag: '@desktop' }, () => {
  for (const visit of OTHER_PAGES) check(visit);
});

test.describe('overlays', () => {
  test('A28, L12, HEAD-12, HEAD-13: search panel, empty cart and menu pass axe', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/');
    const search = page.getByRole('banner').getByLabel('Buscar na loja');
    await press(page.getByRole('button', { name: 'Abrir busca' }), search);
    await expectAccessibleOverlay(page, search);

    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await press(page.getByRole('button', { name: 'Carrinho' }), cart);
    await expect(cart.getByText(/sacola está vazia/i)).toBeVisible();
    await expectAccessibleOverlay(page, cart);

    if (isMobile) {
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await press(page.getByRole('button', { name: 'Abrir menu' }), menu);
      await menu.locator('summary').first().click();
    } else {
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await press(menu.getByRole('button').first(), menu.getByRole('link', { name: 'Ver tudo' }).first());
    }
    await expectAccessible(page);
  });

  test('A28, LIST-15: the filter sheet passes axe', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'On wide screens the filters are a column of the page.');
    await open(page, await findListing(page));
    await press(
      page.getByRole('button', { name: 'Filtrar | Ordenar' }),
      page.getByRole('dialog', { name: 'Filtros' }),
    );
    await expectAccessible(page);
  });
});

test('A28: the axe check detects a violation', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/nada/que/exista');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
});
