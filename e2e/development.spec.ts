import { type APIRequestContext, expect as baseExpect } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { startDevelopmentServer } from './support/development-server';
import { findProductPath } from './support/embedded-catalogue';
import { PORTRAIT } from './support/fake-camera';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { addToCart, cartDialog, openProduct } from './support/product-page';
import { testWithStartedShop } from './support/started-shop-test';

const OPS_TOKEN = 'segredo-de-quem-limpa';

/** `npm run dev`, without the policy and the cached pages of a build. */
const test = testWithStartedShop(() =>
  startDevelopmentServer(process.env.EMBEDDED_STORE_URL ?? '', { OPS_TOKEN }),
);

test.use(WITH_PICTURES);
test.describe.configure({ timeout: 600_000 });

/** On a busy machine, compiling an edit takes longer than any page of a build. */
const expect = baseExpect.configure({ timeout: 120_000 });

/** The first request compiles the gateway, which on a busy machine takes longer than a page waits for a response. */
const compileGateway = (request: APIRequestContext) =>
  request.get('/v2/front/checkout/cart', { timeout: 120_000 });

const CART = 'components/purchase/cart/cart-empty.tsx';
const NEWSLETTER = 'components/content/home/newsletter-section.tsx';

test('edits appear in an open page, and an error is shown until it is fixed', {
  tag: '@desktop',
}, async ({ page, request, shop }) => {
  const problems = await watchPage(page);
  await compileGateway(request);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: /carrinho/i }).click();
  const cart = cartDialog(page);
  await expect(cart.getByText('Sua sacola está vazia.')).toBeVisible();
  expect(problems).toEqual(NO_PROBLEMS);

  await test.step('a client component keeps its state', async () => {
    shop.edit(CART, 'Sua sacola está vazia.', 'Nada por aqui ainda.');
    await expect(cart.getByText('Nada por aqui ainda.')).toBeVisible();
  });

  await test.step('a server component changes without a reload, and in the next response', async () => {
    shop.edit(NEWSLETTER, 'Saiba antes', 'Fique por dentro');
    await expect(page.getByText('Fique por dentro')).toBeAttached();
    await expect(cart).toBeVisible();
    expect(await (await request.get('/')).text()).toContain('Fique por dentro');
  });

  await test.step('a changed design token', async () => {
    shop.edit('styles/tokens.css', '--paper-50: oklch(0.972 0.007 82);', '--paper-50: rgb(1 2 3);');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(cart).toBeVisible();
  });

  await test.step('an error', async () => {
    shop.edit(NEWSLETTER, '<p>Lançamentos', '<p Lançamentos');
    const overlay = page.getByRole('dialog', { name: /error/i });
    await expect(overlay).toContainText('newsletter-section.tsx');
    shop.edit(NEWSLETTER, '<p Lançamentos', '<p>Novidades, lançamentos');
    await expect(page.getByText('Novidades, lançamentos')).toBeAttached();
    await expect(overlay).toBeHidden();
  });
});

test('a page opened by an address of the machine instead of localhost works', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  const problems = await watchPage(page);
  await openHydrated(page, Object.assign(new URL(shop.baseUrl), { hostname: '127.0.0.1' }).href);
  await page.getByRole('button', { name: /carrinho/i }).click();
  await expect(cartDialog(page)).toBeVisible();
  expect(problems).toEqual(NO_PROBLEMS);
});

test('try-on, cart, forms and purges work in development mode', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const problems = await watchPage(page);
  const findAvailable = (takesLenses: boolean) =>
    findProductPath(
      ({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0 === takesLenses,
    );
  const product = await findAvailable(false);
  await compileGateway(request);

  await test.step('the try-on measures a photo', async () => {
    await openProduct(page, await findAvailable(true));
    await page.getByRole('button', { name: 'Provar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Provar' });
    await dialog.getByLabel('Escolher uma foto').setInputFiles(PORTRAIT);
    await expect(dialog.getByRole('img', { name: /^Sua foto com/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the cart keeps the added product', async () => {
    await openProduct(page, product);
    await addToCart(page);
    await openHydrated(page, product);
    await page.getByRole('button', { name: /carrinho/i }).click();
    await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible();
  });

  await test.step('a form is sent', async () => {
    await openHydrated(page, '/');
    const field = page.getByRole('textbox', { name: 'Receba nossas novidades' });
    await field.fill('ana@exemplo.com.br');
    const response = page.waitForResponse(/\/v2\/front\/newsletter$/);
    await field.press('Enter');
    expect((await response).status()).toBe(200);
  });

  await test.step('a purge is accepted, and the page is still served', async () => {
    const headers = { authorization: `Bearer ${OPS_TOKEN}` };
    const response = await request.post('/_ops/purge', { headers, data: { tags: ['all'] } });
    expect(await response.json()).toMatchObject({ purged: ['all'] });
    expect((await request.get(product)).status()).toBe(200);
  });
  expect(problems).toEqual(NO_PROBLEMS);
});
