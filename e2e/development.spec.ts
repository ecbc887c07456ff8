import { test as base, expect as baseExpect } from 'playwright/test';
import { type DevelopmentServer, startDevelopmentServer } from './support/development-server';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { cartDialog } from './support/product-page';

/** `npm run dev`, which has neither the policy nor the stored pages of a build. */
let server: DevelopmentServer | undefined;

const test = base.extend<{ shop: DevelopmentServer; baseURL: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      server ??= await startDevelopmentServer(`${process.env.OWN_STORE_URL}/api`);
      await use(server);
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.baseUrl),
});

test.afterAll(async () => {
  await server?.stop();
  server = undefined;
});

/** A busy machine needs longer to compile an edit than any page of a build. */
const expect = baseExpect.configure({ timeout: 60_000 });

const CART = 'components/purchase/cart/cart-empty.tsx';
const NEWSLETTER = 'components/content/home/newsletter-section.tsx';

test('edits show in an open page, and a mistake is shown until it is corrected', {
  tag: '@desktop',
}, async ({ page, request, shop }) => {
  const problems = await watchPage(page);
  // The first call compiles the gateway, which takes a busy machine longer than the cart waits for an answer.
  await request.get('/v2/front/checkout/cart', { timeout: 120_000 });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: /carrinho/i }).click();
  const cart = cartDialog(page);
  await expect(cart.getByText('Sua sacola está vazia.')).toBeVisible();
  expect(problems).toEqual(NO_PROBLEMS);

  await test.step('a client component keeps its state', async () => {
    shop.edit(CART, 'Sua sacola está vazia.', 'Nada por aqui ainda.');
    await expect(cart.getByText('Nada por aqui ainda.')).toBeVisible();
  });

  await test.step('a server component changes in the same document, and in the next answer', async () => {
    shop.edit(NEWSLETTER, 'Saiba antes', 'Fique por dentro');
    await expect(page.getByText('Fique por dentro')).toBeAttached();
    await expect(cart).toBeVisible();
    expect(await (await request.get('/')).text()).toContain('Fique por dentro');
  });

  await test.step('a token of the styles', async () => {
    shop.edit('styles/tokens.css', '--paper-50: oklch(0.972 0.007 82);', '--paper-50: rgb(1 2 3);');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(cart).toBeVisible();
  });

  await test.step('a mistake', async () => {
    shop.edit(NEWSLETTER, '<p>Lançamentos', '<p Lançamentos');
    const overlay = page.getByRole('dialog', { name: /error/i });
    await expect(overlay).toContainText('newsletter-section.tsx');
    shop.edit(NEWSLETTER, '<p Lançamentos', '<p>Novidades, lançamentos');
    await expect(page.getByText('Novidades, lançamentos')).toBeAttached();
    await expect(overlay).toBeHidden();
  });
});
