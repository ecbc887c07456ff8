import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { openLive } from './support/live-page';
import { NO_TROUBLE, watchPage } from './support/watched-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Abrir busca' });
const field = (page: Page) => page.getByRole('banner').getByLabel('Buscar na loja');
const options = (page: Page) => page.getByRole('option');
const chat = (page: Page) => page.getByRole('link', { name: /WhatsApp 24 horas/ });

async function suggest(page: Page, text: string) {
  await toggle(page).click();
  await field(page).fill('');
  await field(page).pressSequentially(text);
  await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();
}

async function openMenu(page: Page) {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(menu).toBeVisible();
  return menu;
}

test('HEAD-02, HEAD-11, HEAD-13, HEAD-14, ROUTE-27: the mobile menu takes the focus, keeps the page still, and gives back', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) {
    await openLive(page, '/marcas');
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
    return;
  }
  await openLive(page, '/marcas');
  const menu = await openMenu(page);
  await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(menu.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', /\/minha-conta$/);
  await expectAccessible(page);
  for (let stop = 0; stop < 12; stop++) await page.keyboard.press('Tab');
  expect(
    await menu.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('HEAD-12, ROUTE-27: a panel opens for a pointer that rests and goes with Escape', {
  tag: '@desktop',
}, async ({ page }) => {
  await openLive(page, '/marcas');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const all = menu.getByRole('link', { name: 'Ver tudo' }).first();
  await page.mouse.move(700, 600);
  await menu.getByRole('link').first().hover();
  await expect(all).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
});

test('SEARCH-04 to SEARCH-10, A1: suggestions with the keyboard lead to a product', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/listing/search')) calls.push(request.url());
  });
  await openLive(page, '/marcas');
  await suggest(page, 'redondo');
  expect(calls.at(-1)).toContain('busca=redondo&offset=0&limit=5');
  await expect(options(page)).toHaveCount(6);
  await expect(options(page).first()).toContainText(/R\$/);
  await expectAccessible(page);
  const name = (await options(page).first().locator('span').nth(1).textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(field(page)).toBeHidden();
});

test('SEARCH-04, SEARCH-09, ROUTE-27: three characters suggest nothing, Escape and a press outside close', async ({
  page,
}) => {
  await openLive(page, '/marcas');
  await suggest(page, 'redondo');
  await field(page).fill('red');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await suggest(page, 'redondo');
  await page.mouse.click(8, (page.viewportSize()?.height ?? 800) - 8);
  await expect(field(page)).toBeHidden();
});

test('SEARCH-03, SEARCH-08, A2: Enter searches, and the box keeps the text', async ({ page }) => {
  await openLive(page, '/marcas');
  await suggest(page, 'redondo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=redondo$/);
  await toggle(page).click();
  await expect(field(page)).toHaveValue('redondo');
});

test('FOOT-01 to FOOT-09, FOOT-08, L1, L3, L11: the footer tells who sells, how to pay and where to go', async ({
  page,
}) => {
  await openLive(page, '/marcas');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list', { name: 'Formas de pagamento' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(/CNPJ \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/);
  const list = footer.getByRole('navigation', { name: 'Mais buscados' }).getByRole('list');
  const height = async () => (await list.boundingBox())?.height;
  await expect.poll(height).toBe(190);
  await footer.getByText('Ver todos').click();
  await expect.poll(height).toBeGreaterThan(190);
  await footer.getByText('Ver menos').click();
  await expect.poll(height).toBe(190);
  const alert = page.getByRole('alertdialog');
  await footer.getByText('Conexão segura').click({ button: 'right' });
  await expect(alert).toContainText('proibida');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('FOOT-10, A-18: the footer waits for no scroll, its links and legal data are in the page as served', async ({
  request,
}) => {
  for (const path of ['/', '/?render', '/marcas', '/oculos-de-sol']) {
    const html = await (await request.get(path)).text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(footer, path).toMatch(/CNPJ[^0-9]*\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/);
    for (const href of ['/pagina/troca-e-devolucao', '/pagina/acessibilidade']) {
      expect(footer, path).toContain(`href="${href}"`);
    }
  }
});

test('HEAD-17: the browser knows settings and cart, asked once for all pages, and whether the cart is open; brands come with the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const cart = page.waitForResponse('**/v2/front/checkout/cart');
  await openLive(page, '/');
  await page.mouse.move(200, 200);
  expect((await cart).ok()).toBe(true);
  await expect(chat(page)).toBeVisible();
  const strip = page.getByRole('region', { name: 'Navegue Por Marca' });
  await expect(strip.locator('a[href^="/marcas/"]').first()).toBeAttached();
  const button = page.getByRole('button', { name: 'Carrinho', includeHidden: true });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await strip.getByRole('link', { name: 'Todas as marcas' }).click();
  await expect(page).toHaveURL(/\/marcas$/);
  await expect(chat(page)).toBeVisible();
  expect(asked.filter((path) => path === '/v2/front/settings')).toHaveLength(1);
  expect(asked.filter((path) => /^\/v2\/front\/.*(brands|marcas)/.test(path))).toEqual([]);
});

test('HEAD-15, A30: the chat comes with the settings and covers neither the buy bar nor the footer', async ({
  page,
}) => {
  await openLive(page, '/oculos-de-sol');
  const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Comprar/ }) });
  const product = (await cards.first().getByRole('link').first().getAttribute('href')) ?? '';
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v2/front/settings', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/v2/front/settings');
  await openLive(page, product);
  await page.mouse.move(100, 100);
  await asked;
  await expect(chat(page)).toBeHidden();
  release();
  await expect(chat(page)).toBeVisible();
  const overlaps = (name: RegExp) =>
    page.evaluate((source) => {
      const pattern = new RegExp(source);
      const box = document.querySelector('aside a[href*="wa.me"]')?.getBoundingClientRect();
      if (!box) return ['no chat button'];
      return [...document.querySelectorAll('button, footer a')].flatMap((element) => {
        const other = element.getBoundingClientRect();
        const hit =
          pattern.test(element.textContent ?? '') &&
          other.width > 0 &&
          other.bottom > box.top &&
          other.top < box.bottom &&
          other.right > box.left &&
          other.left < box.right &&
          getComputedStyle(element).visibility === 'visible';
        return hit ? [element.textContent] : [];
      });
    }, name.source);
  expect(await overlaps(/Comprar|Adicionar/i)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: 'Acessibilidade' })).toBeInViewport();
  expect(await overlaps(/./)).toEqual([]);
});

test('ROUTE-28, A-85: another path starts at its top', async ({ page }) => {
  await openLive(page, '/marcas');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Troca e devolução', exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/troca-e-devolucao/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('A31: manifest, icons and colours of the browser frame', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await openLive(page, '/marcas');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toMatch(/^Meridiano/);
  const icons = [...manifest.icons.map(({ src }: { src: string }) => src), '/favicon.ico'];
  for (const href of await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    icons.push(href);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});

test('A31: without a connection the offline page comes, keeps no price, and goes when the connection is back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const trouble = await watchPage(page);
  await openLive(page, '/marcas');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/oculos-de-sol');
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.every((path) => path.startsWith('/offline/') || path.startsWith('/fonts/'))).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Você está sem conexão', {
    timeout: 15_000,
  });
  expect(new URL(page.url()).pathname).toBe('/oculos-de-sol');
  expect(trouble.violations).toEqual(NO_TROUBLE.violations);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-01, SEARCH-03, A3: the search opens and searches', async ({ page }) => {
    await page.goto('/marcas');
    await toggle(page).click();
    await field(page).fill('redondo');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\/busca\?busca=redondo$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('HEAD-07, FOOT-07: menu and most searched places can be reached', async ({ page }) => {
    await page.goto('/marcas');
    await expect(
      page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first(),
    ).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Mais buscados' }).getByRole('list');
    await page.getByText('Ver todos').click();
    expect((await list.boundingBox())?.height).toBeGreaterThan(190);
  });
});

test.describe('design system', { tag: '@desktop' }, () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`DESIGN-17, DESIGN-19: every primitive passes axe, ${colorScheme}, and fits 320 px and text of 200 %`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const response = await openLive(page, '/design-system');
      expect(response?.status()).toBe(200);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      for (const [width, text] of [
        [1440, '100%'],
        [390, '100%'],
        [320, '100%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${width} px`,
        ).toBeLessThanOrEqual(0);
      }
    });
  }

  test('A28, ROUTE-27: sheet and question: focus enters, stays and returns', async ({ page }) => {
    await openLive(page, '/design-system');
    for (const [opener, role, name] of [
      ['Folha', 'dialog', 'Folha'],
      ['Pergunta', 'alertdialog', 'Atenção'],
    ] as const) {
      const button = page.getByRole('button', { name: opener });
      const overlay = page.getByRole(role, { name });
      await button.click();
      await expect(overlay).toBeVisible();
      await expect(overlay.locator(':focus')).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
});
