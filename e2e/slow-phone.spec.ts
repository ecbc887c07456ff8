import { expect, type Locator, type Page, type Request, test } from 'playwright/test';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shift';
import { holdRequests } from './support/navigation';
import { buyButton, cartDialog, sizeRadios } from './support/product-page';

/** A frame and a kit whose sizes differ in price. */
const FRAME = '/oculos-de-grau-cais-e-norte-olho-d-agua-prata.html';
const KIT = '/lista/kit-volante-sol-polarizado-e-grau.html';
const PHONE = { width: 390, height: 844 };
/** In bytes per second; the HTML of a list arrives in several parts. */
const CONNECTION = { offline: false, latency: 100, downloadThroughput: 12_000, uploadThroughput: 12_000 };
const FAILURE = 'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.';

test.use({ viewport: PHONE });
test.beforeEach(() => skipWithoutEmbeddedStore());

/** Holds the page's scripts until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, /\/_next\/static\/.*\.js/);

/** Waits for hydration: only then does the bar react to scrolling. */
async function waitForHydratedBar(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect(page.locator('[data-scrolled="true"]')).toBeAttached();
}

/** Opens a page without its scripts and waits for the end of its HTML. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
}

/** The price on the button of a size. */
const priceOfSize = async (page: Page, index: number) =>
  /R\$\s[\d.,]+/.exec((await sizeRadios(page).nth(index).locator('..').textContent()) ?? '')?.[0] ?? '';

test('PDP-48: a size chosen before hydration is kept, priced and bought', { tag: '@desktop' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openWithoutScripts(page, FRAME);
  const size = sizeRadios(page).first();
  await size.press('Space');
  const price = await priceOfSize(page, 0);
  expect(price).not.toBe('');
  release();
  await waitForHydratedBar(page);
  await expect(page.locator('[data-scrolled]')).toContainText(price);
  await expect(size).toBeChecked();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /checkout\/cart$/.test(request.url()),
  );
  await buyButton(page).click();
  const [, attribute] = ((await size.getAttribute('value')) ?? '').split('-');
  expect((await sent).postDataJSON().itens).toMatchObject([
    { idAtributoSimples: attribute, quantidade: '1' },
  ]);
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
});

test('KIT-10, KIT-17, KIT-18: sizes and quantity of a kit chosen before hydration are kept and bought', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await openWithoutScripts(page, KIT);
  const groups = page.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' }).getByRole('group');
  for (const group of await groups.all())
    await group.getByRole('radio').and(page.locator(':enabled')).last().press('Space');
  const chosen = await page
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) => radios.map((radio) => Number(radio.getAttribute('value'))));
  await page.getByRole('textbox', { name: /^Quantidade/ }).fill('3');
  release();
  await waitForHydratedBar(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/list/shop'));
  await buyButton(page).click();
  const { produtos } = (await sent).postDataJSON();
  expect(produtos.map(({ idAtributoValor }: { idAtributoValor: number }) => idAtributoValor)).toEqual(chosen);
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText(/^3 × R\$/)).toBeVisible();
});

test('CART-01, CART-03, PDP-49: on a slow phone every failure shows a message, and tapping again buys once', {
  tag: '@desktop',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(FRAME);
  await sizeRadios(page).first().press('Space');
  await waitForHydratedBar(page);
  const cart = /\/v2\/front\/checkout\/cart$/;
  const responses = [
    { status: 500, contentType: 'application/json', body: '{"error":"x"}' },
    { status: 200, contentType: 'text/html', body: '<h1>Manutenção</h1>' },
    null,
  ];
  for (const response of responses) {
    await page.route(cart, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      return response === null ? route.abort('internetdisconnected') : route.fulfill(response);
    });
    await buyButton(page).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(FAILURE);
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await page.unroute(cart);
  }

  let posts = 0;
  const isPost = (request: Request) => request.method() === 'POST';
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/checkout/cart') && isPost(request)) posts += 1;
  });
  const release = await holdRequests(page, cart, isPost);
  await buyButton(page).dblclick();
  release();
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantidade de/ })).toHaveValue('1');
  expect(posts).toBe(1);
});

test('CART-03: without a connection the shop says so at once, and adding again buys', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const alertCode = page.waitForResponse(
    async (response) => /\.js$/.test(response.url()) && (await response.text()).includes('Confira a rede'),
  );
  await page.goto(FRAME);
  await sizeRadios(page).first().press('Space');
  await waitForHydratedBar(page);
  await (await alertCode).finished();
  await context.setOffline(true);
  await buyButton(page).click();
  const alert = page.getByRole('alertdialog', { name: 'Sem conexão com a internet' });
  await expect(alert).toContainText('O produto ainda não foi para a sacola.');
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(alert).toBeHidden();
  await expect(cartDialog(page).getByRole('textbox', { name: /^Quantidade de/ })).toHaveValue('1');
  await expect(cartDialog(page).locator(':focus')).toHaveCount(1);
});

const LISTING = '/oculos-de-sol';
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/**
 * Controls that do nothing without JavaScript, the content that they open, and the part of it that exists beforehand:
 * an empty panel.
 */
const CONTROLS: {
  name: RegExp;
  path: string;
  before?: (page: Page) => Locator;
  effect: (page: Page) => Locator;
}[] = [
  {
    name: /^Abrir menu$/,
    path: LISTING,
    before: menu,
    effect: (page) => menu(page).getByRole('button', { name: 'Fechar' }),
  },
  {
    name: /^Carrinho/,
    path: LISTING,
    before: cartDialog,
    effect: (page) => cartDialog(page).getByText('Sua sacola está vazia.'),
  },
  { name: /^Comprar:/, path: LISTING, effect: (page) => page.getByRole('dialog', { name: 'Seu carrinho' }) },
  {
    name: /^ver descrição completa$/,
    path: LISTING,
    effect: (page) => page.getByRole('button', { name: 'fechar descrição completa' }),
  },
  {
    name: /^Calcular frete e prazo/,
    path: FRAME,
    effect: (page) => page.getByRole('dialog').filter({ hasText: 'CEP' }),
  },
];

for (const { name, path, before, effect } of CONTROLS) {
  test(`DESIGN-28: a tap on “${name.source.replace(/[^\p{L} ]/gu, '')}” before hydration takes effect after it`, {
    tag: ['@desktop', '@tuning'],
  }, async ({ page }) => {
    const release = await holdScripts(page);
    await openWithoutScripts(page, path);
    const control = page.getByRole('button', { name }).filter({ visible: true }).first();
    await control.click();
    if (before) await expect(before(page)).toHaveText(/Só um instante…$/);
    release();
    await expect(effect(page)).toBeVisible();
    await expect(page.getByText('Só um instante…')).toBeHidden();
  });
}

test('LIST-09, D1: the description of a list does not move down while its products arrive', {
  tag: '@desktop',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await watchLayoutShifts(page);
  await openWithoutScripts(page, '/oculos-de-sol');
  await expect(page.getByRole('button', { name: 'ver descrição completa' })).toBeVisible();
  await expectNoLayoutShift(page);
});
