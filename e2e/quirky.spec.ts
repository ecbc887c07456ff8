import { expect, type Page } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { cartDialog, listedCards, productCards, quantityField } from './support/product-page';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';

const TOKEN = 'senha-da-otica-vesuvio';
const test = testWithSeparateShop({ appToken: TOKEN });

test.use(WITH_PICTURES);

/** A product that needs no configuration and has enough stock; every seventh takes lenses. */
const simple = PRODUCTS.find(
  ({ id, tamanhos, status, estoque }) =>
    id > 7_010 && id % 7 !== 1 && tamanhos.length === 0 && status === 'disponivel' && estoque > 3,
);
const frames = PRODUCTS.filter(({ categoria }) => categoria.startsWith('/armacoes'));
const amber = frames.filter(({ cor }) => cor === 'Âmbar');

const count = (page: Page) => page.getByText(/Produtos encontrado\(s\)$/);

function productPath(product: { slug: string } | undefined): string {
  if (!product) throw new Error('the catalogue of the quirky store has no such product');
  return `/${product.slug}.html`;
}

/** How long a text stays on the page once shown, in ms of the page's clock. */
function visibleTime(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let since: number | undefined;
        new MutationObserver((_, observer) => {
          const isThere = document.body.textContent?.includes(text);
          if (isThere) since ??= performance.now();
          else if (since !== undefined) {
            observer.disconnect();
            resolve(performance.now() - since);
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}

test.describe('the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('LIST-39: a platform-specific filter key works on the first visit to its address', async ({
    page,
  }) => {
    await openHydrated(page, '/armacoes?cor=Âmbar');
    await expect(count(page)).toHaveText(`1-${amber.length} de ${amber.length} Produtos encontrado(s)`);
    await expect(listedCards(page)).toHaveCount(amber.length);
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toContainText('Âmbar');
  });

  test('SCOPE-06: home, menu, listing, filter, page 2 and product show this platform’s data', async ({
    page,
  }) => {
    await test.step('home', async () => {
      await openHydrated(page, '/');
      await expect(page).toHaveTitle(/Ótica Vesúvio/);
      await page.evaluate(() => window.scrollTo(0, 101));
      await expect(page.getByRole('heading', { name: 'Chegou agora' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Luma & Cia' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Solares' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solares');
    });
    await test.step('listing and filter', async () => {
      await openHydrated(page, '/armacoes');
      await expect(count(page)).toHaveText(`1-12 de ${frames.length} Produtos encontrado(s)`);
      await page.getByRole('region', { name: 'Filtros' }).getByRole('link', { name: 'Âmbar' }).click();
      await expect(page).toHaveURL(/\/armacoes\?cor=%C3%82mbar$/);
      await expect(listedCards(page)).toHaveCount(amber.length);
    });
    await test.step('page 2 and product', async () => {
      await page.getByRole('link', { name: 'Limpar tudo' }).first().click();
      await page.getByRole('link', { name: 'Página 2', exact: true }).click();
      await expect(count(page)).toHaveText(`13-24 de ${frames.length} Produtos encontrado(s)`);
      const link = productCards(page).first().getByRole('heading').getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText(/^R\$/).first()).toBeVisible();
    });
  });

  test('CART-01, CART-17, CART-18, API-03: a product is added, increased, limited with the platform’s message for five seconds, and removed in one session', async ({
    page,
    context,
    platform,
  }) => {
    const problems = await watchPage(page);
    const stock = simple?.estoque ?? 0;
    await platform.clearLog();
    await openHydrated(page, productPath(simple));
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(
      cartDialog(page)
        .getByRole('listitem')
        .filter({ hasText: simple?.nome ?? '' }),
    ).toBeVisible();

    const quantity = quantityField(page);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await cartDialog(page)
      .getByRole('button', { name: /^Aumentar/ })
      .click();
    expect((await saved).status()).toBe(200);
    await expect(quantity).toHaveValue('2');
    await expect(page.getByRole('button', { name: 'Carrinho, 2 itens', includeHidden: true })).toBeAttached();

    const shown = visibleTime(page, 'Estoque insuficiente');
    await quantity.fill(`${stock + 5}abc`);
    const message = cartDialog(page).getByText('Estoque insuficiente');
    await expect(message).toBeVisible();
    expect(await message.locator('b').textContent()).toBe('Estoque');
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
    await quantity.blur();
    await expect(quantity).toHaveValue(String(stock));
    expect(await shown).toBeGreaterThan(4_900);
    await expect(message).toHaveCount(0);

    await cartDialog(page)
      .getByRole('button', { name: /^Remover/ })
      .click();
    await expect(cartDialog(page).getByText('Sua sacola está vazia.')).toBeVisible();
    await expect
      .poll(async () => (await platform.log()).some(({ method }) => method === 'DELETE'))
      .toBe(true);

    const session = (await context.cookies()).find(({ name }) => name === 'PHPSESSID');
    const calls = (await platform.log()).filter(({ path }) => path.startsWith('checkout/'));
    const aboutCart = calls.filter(({ path }) => path === 'checkout/cart');
    expect(aboutCart.map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'PUT', 'DELETE']);
    // The first change in a visit opens the session.
    const changes = calls.filter(({ method }) => method !== 'GET');
    const [opening, ...later] = changes.map(({ headers }) => headers.session);
    expect(opening).toBe('');
    expect(new Set(later)).toEqual(new Set([session?.value]));
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('PDP-48, PDP-49: a size must be chosen, and a sold-out one cannot be chosen', async ({ page }) => {
    const sized = PRODUCTS.find(
      ({ id, tamanhos, status }) => id % 7 !== 1 && tamanhos.length > 1 && status === 'disponivel',
    );
    await openHydrated(page, productPath(sized));
    await expect(page.getByRole('radio', { name: 'P esgotado' })).toBeDisabled();
    const add = page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: 'tamanho' })).toBeVisible();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await add.click();
    await expect(
      cartDialog(page)
        .getByRole('listitem')
        .filter({ hasText: sized?.nome ?? '' }),
    ).toBeVisible();
  });

  test('API-02, API-03: pages are requested with the token and without a session', async ({
    request,
    platform,
  }) => {
    await platform.clearLog();
    const response = await request.get('/marcas/norte', { headers: { cookie: 'PHPSESSID=alguem' } });
    expect(response.status()).toBe(200);
    // The page of the previous test may still have requested its cart.
    const calls = (await platform.log()).filter(({ path }) => !path.startsWith('checkout/'));
    expect(calls.map(({ query }) => query.url)).toContain('/marcas/norte');
    for (const { headers } of calls) {
      expect(headers['app-token']).toBe(TOKEN);
      expect(headers.session).not.toBe('alguem');
      expect(headers.cookie).toBeUndefined();
    }
    const own = calls.filter(({ query }) => query.url?.startsWith('/marcas/norte'));
    expect(own.map(({ headers }) => headers.session)).toEqual(own.map(() => ''));
  });

  test('ROUTE-01, API-04: an address is verified once, with path and query in a single value', async ({
    request,
    platform,
  }) => {
    await platform.clearLog();
    const path = '/vazia?order=Menor+Preço';
    expect((await request.get(path)).status()).toBe(200);
    expect((await request.get(path)).status()).toBe(200);
    const calls = (await platform.log()).filter((call) => call.path === 'url/verify');
    expect(calls.map(({ query }) => query)).toEqual([{ url: path.replace('Preço', 'Pre%C3%A7o') }]);
  });

  test('A-73, LIST-39, LIST-40: a listing call contains the path with its filters, then offset and limit', async ({
    request,
    platform,
  }) => {
    await platform.clearLog();
    for (const query of ['pg=2&ipp=24', 'cor=Cristal&order=Menor+Preço&utm_source=x']) {
      expect((await request.get(`/armacoes?${query}`)).status()).toBe(200);
    }
    const calls = (await platform.log()).filter(({ path }) => path === 'url/product/listing/category');
    expect(calls.map(({ search }) => decodeURIComponent(search))).toEqual([
      '?url=/armacoes&ipp=24&pg=2&offset=24&limit=24',
      // Reads the models on the previous page (A10).
      '?url=/armacoes&ipp=24&offset=0&limit=24',
      '?url=/armacoes&cor=Cristal&order=Menor+Preço&offset=0&limit=12',
    ]);
  });

  const hostile = [
    ['product', productPath(simple)],
    ['product with a hostile name', productPath(PRODUCTS[5])],
    ['listing', '/armacoes/adulto'],
    ['institutional page', '/pagina/sobre'],
    ['home', '/'],
  ] as const;
  for (const [kind, path] of hostile) {
    test(`C8: hostile HTML from the platform is inert: ${kind}`, async ({ page }) => {
      const problems = await watchPage(page);
      await openHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (kind !== 'home' && kind !== 'product with a hostile name')
        await expect(page.getByText('Feita à mão.')).toBeVisible();
      for (const selector of [
        'main script:not([type="application/ld+json"])',
        'main style',
        'iframe[srcdoc]',
        'svg a',
        '[onclick], [onerror], [onload]',
        '[style*="javascript"]',
        'a[href^="javascript:" i]',
      ]) {
        await expect(page.locator(selector), selector).toHaveCount(0);
      }
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(() => JSON.parse(data)).not.toThrow();
      }
      expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
      expect(problems).toEqual(NO_PROBLEMS);
    });
  }

  test('SCOPE-06: every link of the shop works, and no other platform is requested', async ({
    page,
    request,
    shop,
    platform,
  }) => {
    const origins = new Set<string>();
    page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
    const links = new Set<string>();
    for (const path of ['/', '/armacoes', productPath(simple)]) {
      await openHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hrefs = await page
        .getByRole('link', { includeHidden: true })
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      for (const href of hrefs) {
        const { origin, pathname } = new URL(href, shop.baseUrl);
        // Each store has separate pages in /pagina; every other address comes from the platform.
        if (origin === shop.baseUrl && !pathname.startsWith('/pagina/')) links.add(pathname);
      }
    }
    expect([...origins].sort()).toEqual([shop.baseUrl, platform.url].sort());
    const dead: string[] = [];
    for (const path of links) if (!(await request.get(path)).ok()) dead.push(path);
    expect(dead).toEqual([]);
  });
});
