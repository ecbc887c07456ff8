import { expect, type Page } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { buildForManagedHost, type ManagedHost } from './support/managed-host';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { buyButton, cartDialog, lensButton } from './support/product-page';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

/** The shop on a host that runs Next itself: without our page cache handler, server or instrumentation. */
const ORIGINS = { inline: '', nonce: '' };
const test = testWithSeparateShop().extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  baseURL: async ({}, use) => use(ORIGINS.inline),
});

test.use(WITH_PICTURES);

const slugOf = (product: { slug: string } | undefined) => `/${product?.slug}.html`;
const PLAIN = slugOf(
  PRODUCTS.find(
    ({ id, tamanhos, status }) => id % 7 !== 1 && tamanhos.length === 0 && status === 'disponivel',
  ),
);
/** Every seventh product takes lenses. */
const WITH_LENSES = slugOf(
  PRODUCTS.find(
    ({ id, tamanhos, status }) =>
      id % 7 === 1 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
  ),
);

let host: ManagedHost | undefined;
test.beforeAll(async ({ platform }) => {
  test.setTimeout(900_000);
  host = await buildForManagedHost(platform);
  ORIGINS.inline = await host.start('inline');
  ORIGINS.nonce = await host.start('nonce');
});
test.afterAll(() => host?.stop());

const SCRIPTS = {
  inline: /script-src 'self' 'unsafe-inline'/,
  nonce: /script-src 'self' 'nonce-[\w+/=]{20,}'/,
};

async function open(page: Page, address: string) {
  const response = await openHydrated(page, address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return response?.headers() ?? {};
}

test.describe.configure({ mode: 'default' });

test.describe('a host that runs Next itself', { tag: '@desktop' }, () => {
  for (const policy of ['inline', 'nonce'] as const) {
    for (const path of ['/', '/armacoes', PLAIN, '/marcas', '/pagina/sobre']) {
      test(`C6: ${path} hydrates under the policy ${policy}`, async ({ page }) => {
        const problems = await watchPage(page);
        const headers = await open(page, ORIGINS[policy] + path);
        expect(headers['content-security-policy']).toMatch(SCRIPTS[policy]);
        expect(headers['x-nextjs-cache']).toBeUndefined();
        expect(problems).toEqual(NO_PROBLEMS);
      });
    }

    test(`CART-01, LENS-01: a product can be added and the lens dialog opens under the policy ${policy}`, async ({
      page,
    }) => {
      const problems = await watchPage(page);
      await open(page, ORIGINS[policy] + PLAIN);
      await buyButton(page).click();
      await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible();
      await open(page, ORIGINS[policy] + WITH_LENSES);
      await lensButton(page).click();
      const dialog = page.getByRole('dialog', { name: /óculos|lentes/ });
      await dialog.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
      await expect(dialog.getByRole('tab').first()).toHaveText('Espessura');
      await dialog.getByRole('button', { name: /^Fina/ }).click();
      await expect(dialog.getByRole('button', { name: /^Cinza/ })).toBeVisible();
      expect(problems).toEqual(NO_PROBLEMS);
    });

    test(`ERR-01, C13: no page contains another visitor’s query, under the policy ${policy}`, async () => {
      const origin = ORIGINS[policy];
      for (const [path, status] of [
        [PLAIN, 200],
        ['/nada-aqui', 404],
      ] as const) {
        const first = await rawRequest(origin, `${path}?email=maria@exemplo.com.br`);
        const second = await rawRequest(origin, path);
        expect([first.status, second.status]).toEqual([status, status]);
        expect(second.body).not.toContain('exemplo.com.br');
      }
      expect((await rawRequest(origin, '/nada-aqui')).body).toContain('Página não encontrada');
    });
  }

  test('C6: the policy “nonce” gives each response a new nonce, and responses are not cached', async () => {
    const responses = [await rawRequest(ORIGINS.nonce, '/'), await rawRequest(ORIGINS.nonce, '/')];
    const nonces = responses.map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { headers, body }] of responses.entries()) {
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain(`nonce="${nonces[index]}"`);
    }
  });
});
