import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { testWithSharedPages } from './support/shared-page-test';

const test = testWithSharedPages();

test.use(WITH_PICTURES);

async function openMenu(page: Page) {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(menu).toBeVisible();
  return menu;
}

test('HEAD-02, HEAD-13, HEAD-14, ROUTE-27: the mobile menu traps the focus, locks scrolling, and returns the focus', async ({
  page,
  look,
  isMobile,
}) => {
  if (!isMobile) {
    const wide = await look('/marcas');
    await expect(wide.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
    return;
  }
  await openHydrated(page, '/marcas');
  const menu = await openMenu(page);
  await expect(menu.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect(menu.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', /\/minha-conta$/);
  for (const link of await menu.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
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

test('FOOT-01 to FOOT-09, L1, L3, L11: the footer has seller, payment and links', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, '/marcas');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list', { name: 'Formas de pagamento' }).getByRole('listitem')).toHaveCount(
    10,
  );
  // Wide screens show the links of each menu, phones only its name until it is tapped.
  const help = footer.getByRole('navigation', { name: 'Rodapé: Ajuda' });
  await expect(help.getByText('Ajuda', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(help.getByRole('link').first()).toBeVisible({ visible: !isMobile });
  if (isMobile) await help.getByText('Ajuda', { exact: true }).filter({ visible: true }).press('Enter');
  await expect(help.getByRole('link').first()).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(/CNPJ \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/);
  const searches = footer.getByRole('navigation', { name: 'Mais buscados' });
  const textBottom = (text: string) =>
    searches.getByText(text).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().bottom);
    });
  expect(await textBottom('Ver todos')).toBe(await textBottom('Mais buscados'));
  const list = searches.getByRole('list');
  const height = async () => (await list.boundingBox())?.height;
  await expect.poll(height).toBe(190);
  await footer.getByText('Ver todos').click();
  await expect.poll(height).toBeGreaterThan(190);
  await footer.getByText('Ver menos').click();
  await expect.poll(height).toBe(190);
  const alert = page.getByRole('alertdialog');
  // The code that guards the seals loads last.
  await expect(async () => {
    if (!(await alert.isVisible())) await footer.getByText('Conexão segura').click({ button: 'right' });
    await expect(alert).toContainText('proibida', { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('FOOT-10, A-18: the footer’s links and legal data are in the served HTML', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/', '/?render', '/marcas', '/oculos-de-sol']) {
    const html = await (await request.get(path)).text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(footer, path).toMatch(/CNPJ[^0-9]*\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/);
    for (const href of ['/pagina/troca-e-devolucao', '/pagina/acessibilidade']) {
      expect(footer, path).toContain(`href="${href}"`);
    }
  }
});

test('FOOT-01: the footer far below the view is laid out, as a screenshot of the whole page needs it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toBeInViewport();
  const isLaidOut = () =>
    footer.evaluate((element) =>
      [...element.children].every((child) => child.checkVisibility({ contentVisibilityAuto: true })),
    );
  await expect.poll(isLaidOut).toBe(true);
});

test('HEAD-12, ROUTE-27, ROUTE-28, A-85: a menu panel opens on hover and closes with Escape; a new page starts at the top', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/marcas');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const all = menu.getByRole('link', { name: 'Ver tudo' }).first();
  await page.mouse.move(700, 600);
  await menu.getByRole('link').first().hover();
  await expect(all).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Troca e devolução', exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/troca-e-devolucao/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('HEAD-12: in a menu panel a category without entries has no separate column', {
  tag: '@desktop',
}, async ({ look }) => {
  skipWithoutEmbeddedStore();
  const page = await look('/marcas');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link').first().hover();
  const leftOf = async (name: string) =>
    (await menu.getByRole('link', { name, exact: true }).first().boundingBox())?.x;
  await expect(menu.getByRole('link', { name: 'Infantis', exact: true }).first()).toBeVisible();
  expect(await leftOf('Infantis')).toBe(await leftOf('Unissex'));
});

test('HEAD-12: a menu panel begins below its entry', { tag: '@desktop' }, async ({ page }) => {
  skipWithoutEmbeddedStore();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/minha-medida');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const entry = menu.getByRole('link', { name: 'Marcas', exact: true });
  await entry.hover();
  const first = menu.getByRole('link', { name: 'Ver tudo' }).filter({ visible: true });
  await expect(first).toHaveAttribute('href', '/marcas');
  const [above, below] = [await entry.boundingBox(), await first.boundingBox()];
  expect(Math.abs((above?.x ?? 0) - (below?.x ?? 0))).toBeLessThanOrEqual(2);
});

test('HEAD-03: the account link is in the header at every width', { tag: '@desktop' }, async ({ look }) => {
  const page = await look('/marcas');
  for (const width of [320, 390, 480, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const account = page.getByRole('banner').getByRole('link', { name: 'Minha conta' });
    await expect(account, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('SCOPE-07: the store site focuses its heading, and links back to the shopper’s last page', {
  tag: '@desktop',
}, async ({ page }) => {
  skipWithoutEmbeddedStore();
  await openHydrated(page, '/marcas');
  await page.getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso' })).toBeFocused();
  await page.getByRole('link', { name: 'Voltar à loja' }).click();
  await expect(page).toHaveURL(/\/marcas$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HEAD-07, FOOT-07: without JavaScript the menu and the popular searches can be reached', async ({
    page,
  }) => {
    await page.goto('/marcas');
    await expect(
      page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first(),
    ).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Mais buscados' }).getByRole('list');
    await page.getByText('Ver todos').click();
    await expect.poll(async () => (await list.boundingBox())?.height).toBeGreaterThan(190);
  });
});

test('SCOPE-07: on the store’s own pages the shop’s name stays in place, and nothing widens them', {
  tag: '@desktop',
}, async ({ page }) => {
  skipWithoutEmbeddedStore();
  const name = page
    .getByRole('banner')
    .getByRole('link', { name: /Meridiano/ })
    .first();
  const start = async () => Math.round((await name.boundingBox())?.x ?? -1);
  const widths = [1440, 1920];
  const inShop: number[] = [];
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    inShop.push(await start());
  }
  const account = page.getByRole('link', { name: 'Minha conta' }).filter({ visible: true });
  await page.goto((await account.first().getAttribute('href')) ?? '');
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(start, `at ${width} px`).toBe(inShop[index]);
  }
  for (const path of ['/minha-conta', '/checkout/carrinho/', '/third-parties/blog']) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(new URL(path, page.url()).href);
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(excess, path).toBeLessThanOrEqual(0);
  }
});
