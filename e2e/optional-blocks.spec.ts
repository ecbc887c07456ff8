import { type APIRequestContext, expect } from 'playwright/test';
import { readMarkup } from './support/markup';
import { openHydrated } from './support/navigation';
import type { Behaviour } from './support/quirky';
import { CATEGORIES, PRODUCTS } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';

const CHROME = ['struct/menus/', 'settings', 'brands'];

/** Each kind of block fails in a different way from the first request on, so that none of it is cached. */
const test = testWithSeparateShop({
  rules: [
    { path: 'showcase/banners/', behaviour: 'hang' },
    { path: 'showcase/products/', behaviour: '500' },
    { path: 'struct/menus/', behaviour: 'html' },
    { path: 'brands', behaviour: 'truncated' },
    { path: 'settings', behaviour: 'reset' },
  ],
});

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return readMarkup(await response.text());
}

test.describe('optional sections', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('HOME-15, HOME-27, CARD-19: a home page without banners, showcase, brands and menu is complete', async ({
    request,
  }) => {
    const page = await read(request, '/');
    expect(page.text).toContain('Enxergar bem');
    expect(page.text).toContain('Frete Grátis Brasil');
    for (const block of ['Navegue Por Marca', 'Chegou agora', 'Solares'])
      expect(page.text).not.toContain(block);
    expect(page.has('section', 'aria-label', 'Campanhas')).toBe(false);
  });

  test('BRAND-05: if the brand index cannot be read, the page is an error page, not an empty list', async ({
    page,
  }) => {
    const response = await page.goto('/marcas');
    expect(response?.status()).toBe(502);
    await expect(page.getByText('Erro 502')).toBeVisible();
    await expect(page.getByText('Nenhuma marca encontrada')).toHaveCount(0);
  });

  test('HOME-27: missing sections show no message', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/erro|indispon|falh/i);
  });

  const behaviours: Behaviour[] = ['500', 'hang', 'html', 'truncated', 'reset', 'refuse'];
  for (const [index, behaviour] of behaviours.entries()) {
    test(`LIST-07, CARD-19: listing and product are complete if optional sections return "${behaviour}"`, async ({
      platform,
      request,
    }) => {
      for (const path of [...CHROME, 'showcase/']) await platform.setBehaviour(path, behaviour);
      const category = CATEGORIES[index];
      const product = PRODUCTS[index];
      if (!category || !product) throw new Error('the catalogue is too small for this test');
      const [listing, detail] = await Promise.all([
        read(request, category.path),
        read(request, `/${product.slug}.html`),
      ]);
      expect(listing.text).toContain(category.nome);
      expect(listing.has('picture')).toBe(false);
      expect(detail.text).toContain(product.nome);
      for (const page of [listing, detail]) {
        expect(page.text).not.toContain('Chegou agora');
        expect(page.text).toContain('CNPJ');
      }
    });
  }

  test('ERR-11: the sections reappear once the platform has recovered', async ({ platform, request }) => {
    await platform.setBehaviour('', 'ok');
    let attempt = 0;
    // Pages are cached, so each check reads a page that was not requested before.
    const freshText = async () => (await read(request, `/armacoes?preco=${++attempt}-9000`)).text;
    await expect.poll(freshText, { timeout: 60_000 }).toContain('Solares');
  });
});
