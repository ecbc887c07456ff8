import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { filterLink } from './support/filter-link';
import { openHydrated, waitForHydration } from './support/navigation';
import { rawRequest } from './support/raw-request';
import { readServed } from './support/served-page';

/** Marks this document; client-side navigations preserve the mark. */
async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset.sameDocument !== 'yes');
}

/** Address of the first category in the main menu. */
async function firstCategory(request: APIRequestContext): Promise<string> {
  const $ = await readServed(request, '/');
  const href = $('nav[aria-label="Menu principal"] a').first().attr('href');
  if (href === undefined) throw new Error('The shop has no menu to start from.');
  return href;
}

test.describe('after a page with gclid', () => {
  test('ROUTE-26, DESIGN-26: a link loads a new document', { tag: '@desktop' }, async ({ page, baseURL }) => {
    await openHydrated(page, '/?gclid=abc');
    const isNewDocument = await markDocument(page);
    await page.getByRole('link', { name: 'Todas as marcas' }).click();
    await page.waitForURL(`${baseURL}/marcas`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isNewDocument()).toBe(true);
  });

  test('A-06: the second navigation after a page with gclid is a client navigation again', {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    await openHydrated(page, '/?gclid=abc');
    await page.getByRole('link', { name: 'Todas as marcas' }).click();
    await expect(page).toHaveURL(`${baseURL}/marcas`);
    await waitForHydration(page);
    const isNewDocument = await markDocument(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /página inicial/ })
      .click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 2, name: 'Navegue Por Marca' })).toBeVisible();
    expect(await isNewDocument()).toBe(false);
  });

  test('A-07: a filter on the same path keeps its parameter and drops gclid', async ({ page }) => {
    const category = await firstCategory(page.request);
    await openHydrated(page, `${category}?gclid=abc`);
    const choice = await filterLink(page);
    await expect(choice).toHaveAttribute('href', /\?/);
    const target = new URL((await choice.getAttribute('href')) ?? '', page.url());
    await choice.click();
    await page.waitForURL(({ href }) => href === target.href);
    expect(target.searchParams.has('gclid')).toBe(false);
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
  });

  test('A-07: a search keeps its query', { tag: '@desktop' }, async ({ page, baseURL }) => {
    await openHydrated(page, '/?gclid=abc');
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    const field = page.getByRole('banner').getByLabel('Buscar na loja');
    await field.fill('óculos');
    await field.press('Enter');
    await page.waitForURL(({ href }) => href === `${baseURL}/busca?busca=${encodeURIComponent('óculos')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('óculos');
  });

  test('DESIGN-28: a landing page with gclid keeps its address', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    const response = await openHydrated(page, '/?gclid=abc&utm_source=x');
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(`${baseURL}/?gclid=abc&utm_source=x`);
  });

  test('ROUTE-26: after a page with gclid, the next path loses its query, in document loads and in the router', {
    tag: '@desktop',
  }, async ({ baseURL }) => {
    const origin = baseURL ?? '';
    const referer = `${origin}/?gclid=abc`;
    const asDocument = await rawRequest(origin, '/marcas?x=1', { headers: { referer } });
    expect([asDocument.status, asDocument.headers.location]).toEqual([307, '/marcas']);
    const asRouter = await rawRequest(origin, '/marcas?_rsc', { headers: { referer, rsc: '1' } });
    expect([asRouter.status, asRouter.body]).toEqual([204, '']);
    expect(asRouter.headers['cache-control']).toContain('no-store');
  });
});
