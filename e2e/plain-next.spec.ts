import { expect } from 'playwright/test';
import { nextEnvironment } from '../scripts/lib/build.mjs';
import { BIN } from '../scripts/lib/cli.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../scripts/lib/settings.mjs';
import { WITH_PICTURES } from './support/browser';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

/** The build under plain `next start`, as on a host that runs Next itself. */
const test = testWithSeparateShop();

test.use(WITH_PICTURES);

let origin: string;
let program: ReturnType<typeof startProgram> | undefined;
test.beforeAll(async ({ platform }) => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  program = startProgram({
    args: [BIN.next, 'start', '-p', String(port)],
    env: {
      ...nextEnvironment(withoutConfiguration(), 'production'),
      STORE_API_URL: platform.apiUrl,
      STORE_SITE_URL: platform.url,
      STOREFRONT: 'oculos',
      PORT: String(port),
    },
    name: 'next',
    output: 'held',
    server: true,
  });
  await waitUntilServing({ url: `${origin}/robots.txt`, program, limit: 60_000 });
});
test.afterAll(() => program?.stop(0));

const PRODUCT = `/${PRODUCTS[0]?.slug}.html`;

test.describe.configure({ mode: 'default' });

test.describe('plain `next start`', { tag: '@desktop' }, () => {
  for (const path of ['/', '/armacoes', PRODUCT, '/marcas', '/pagina/sobre']) {
    test(`C6: ${path} hydrates under the page’s policy`, async ({ page }) => {
      const problems = await watchPage(page);
      const response = await openHydrated(page, `${origin}${path}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(problems).toEqual(NO_PROBLEMS);
    });
  }

  test('ERR-01: an unknown address returns a complete page with status 404', async () => {
    const { status, body } = await rawRequest(origin, '/nada-aqui');
    expect(status).toBe(404);
    expect(body).toContain('Página não encontrada');
  });

  test('ERR-01, ERR-02, O2: error pages log no framework warnings', async ({ platform }) => {
    await platform.setBehaviour('url/product/detail', '500');
    for (const path of ['/nada', '/nada/que/exista', '/outro.html', '/design-system'])
      expect((await rawRequest(origin, path)).status, path).toBeGreaterThanOrEqual(404);
    await platform.setBehaviour('url/product/detail', 'ok');
    expect(program?.lastLines().filter((line) => /⚠|warning/i.test(line))).toEqual([]);
  });

  test('C13: a page first requested with a query is not cached with it', async () => {
    const path = `/${PRODUCTS[2]?.slug}.html`;
    await rawRequest(origin, `${path}?email=maria@exemplo.com.br`);
    expect((await rawRequest(origin, path)).body).not.toContain('maria@exemplo');
  });

  test('CART-01: the cart opens', async ({ page }) => {
    await openHydrated(page, `${origin}/armacoes`);
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  });
});
