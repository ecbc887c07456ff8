import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { holdRequests, openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { readServed } from './support/served-page';

const chat = (page: Page) => page.getByRole('link', { name: /WhatsApp 24 horas/ });

test('HEAD-17: settings and cart are requested once for all pages; brands are in the HTML', {
  tag: '@desktop',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  const cart = page.waitForResponse('**/v2/front/checkout/cart');
  await openHydrated(page, '/');
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
  expect(requested.filter((path) => path === '/v2/front/settings')).toHaveLength(1);
  expect(requested.filter((path) => /^\/v2\/front\/.*(brands|marcas)/.test(path))).toEqual([]);
});

test('HEAD-15, A30: the chat is a button that waits for the settings and covers no control', async ({
  page,
}) => {
  const $ = await readServed(page.request, '/oculos-de-sol');
  const product = $('main article:has(button)').first().find('a').attr('href') ?? '';
  const release = await holdRequests(page, '**/v2/front/settings');
  const requested = page.waitForRequest('**/v2/front/settings');
  await openHydrated(page, product);
  await page.mouse.move(100, 100);
  await requested;
  await expect(chat(page)).toBeHidden();
  release();
  await expect(chat(page)).toBeVisible();
  const overlaps = (name: RegExp) =>
    page.evaluate((source) => {
      const pattern = new RegExp(source);
      const links = document.querySelectorAll('aside a[href*="wa.me"]');
      const button = [...links].find((link) => link.checkVisibility());
      if (!button) return ['no chat button'];
      // It is transparent, and lets taps through, while it would cover a control.
      if (getComputedStyle(button).opacity === '0') return [];
      const box = button.getBoundingClientRect();
      // What the button covers at a point; a button of the page may be behind the buy bar there.
      const coveredAt = (x: number, y: number) =>
        document.elementsFromPoint(x, y).find((one) => !button.contains(one)) ?? null;
      return [...document.querySelectorAll('button, footer a')].flatMap((element) => {
        const other = element.getBoundingClientRect();
        const hit =
          pattern.test(element.textContent ?? '') &&
          other.width > 0 &&
          other.bottom > box.top &&
          other.top < box.bottom &&
          other.right > box.left &&
          other.left < box.right &&
          getComputedStyle(element).visibility === 'visible' &&
          element.contains(
            coveredAt(
              (Math.max(box.left, other.left) + Math.min(box.right, other.right)) / 2,
              (Math.max(box.top, other.top) + Math.min(box.bottom, other.bottom)) / 2,
            ),
          );
        return hit ? [element.textContent] : [];
      });
    }, name.source);
  await expect.poll(() => overlaps(/Comprar|Adicionar/i)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: 'Acessibilidade' })).toBeInViewport();
  await expect(chat(page)).toHaveCSS('opacity', '1');
  await expect.poll(() => overlaps(/./)).toEqual([]);
});

test('A31: the icons in the manifest and on pages exist, and the browser’s toolbar has a colour for each scheme', {
  tag: '@desktop',
}, async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toMatch(/^Meridiano/);
  const $ = await readServed(request, '/marcas');
  const links = { selector: 'link[rel="icon"], link[rel="apple-touch-icon"]', value: 'href' };
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    '/favicon.ico',
    ...$.extract({ all: [links] }).all,
  ];
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
  expect($('meta[name="theme-color"]').length).toBe(2);
});

test('A31: the offline page is shown, without prices, until the connection returns', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const problems = await watchPage(page);
  await openHydrated(page, '/marcas');
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
    timeout: 40_000,
  });
  await expect(page).toHaveURL(/\/oculos-de-sol$/);
  expect(problems.violations).toEqual(NO_PROBLEMS.violations);
});
