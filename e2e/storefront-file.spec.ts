import { type APIRequestContext, expect } from 'playwright/test';
import { BRAND_TEXTS, findBrandTexts } from './support/brand-texts';
import { WITH_PICTURES } from './support/browser';
import { openHydrated } from './support/navigation';
import { BRANDS, CATEGORIES, PRODUCTS } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';
import { FOLIO_FILE } from './support/storefronts';

const test = testWithSeparateShop({ variables: { STOREFRONT: '', STOREFRONT_FILE: FOLIO_FILE } });

const neutralTest = testWithSeparateShop({ variables: { STOREFRONT: '' } });
test.use(WITH_PICTURES);
neutralTest.use(WITH_PICTURES);

const [product] = PRODUCTS;
if (product === undefined) throw new Error('the quirky store has no product');

const PAGES = [
  '/?render=1',
  CATEGORIES[0]?.path ?? '',
  `/marcas/${BRANDS[0]?.slug}`,
  '/marcas',
  '/busca?busca=cratera',
  '/busca?busca=nadaparecido',
  `/${product.slug}.html`,
  '/listas',
  '/c/luto',
  '/pagina/sobre',
  '/pagina/quem-somos',
  '/pagina/termos-de-compra',
  '/pagina/contato',
  '/pagina/perguntas-frequentes',
  '/pagina/ajuda-e-suporte',
  '/pagina/acessibilidade',
  '/pagina/politica-de-privacidade',
  '/cartao-bndes',
  '/nada-que-exista',
];

const FILES = [
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/produtos-1.xml',
  '/feed/google.xml',
  '/offline/page.html',
  '/offline/tokens.css',
  '/offline/drawing.svg',
  '/storefront/current/icon.svg',
  '/storefront/current/palette.css',
];

async function foundOn(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of paths) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(address === '/nada-que-exista' ? 404 : 200);
    found.push(...findBrandTexts(await response.text()).map((place) => `${address}: ${place}`));
  }
  return found;
}

test.describe('a third storefront, from one file and the same build', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('VARIANT-01: no page or file contains texts of the bundled storefronts', async ({ request }) => {
    expect(BRAND_TEXTS.length).toBeGreaterThan(50);
    expect(await foundOn(request, [...PAGES, ...FILES])).toEqual([]);
  });

  test('VARIANT-01, FOOT-01, FOOT-06: name, logo, seller, texts and colours come from the file', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Início|Folio/);
    const home = page.getByRole('link', { name: 'Folio, página inicial' }).first();
    await expect(home.locator('img')).toHaveJSProperty('complete', true);
    expect(await home.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(
      0,
    );
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Folio Livros Ltda. CNPJ 11.222.333/0001-81',
      'Rua da Estante, 7, Paraty, RJ, CEP 23970-000',
      '(24) 3333-0007',
      'Todos os dias, 8h-20h',
    ])
      await expect(footer).toContainText(text);
    await expect(page.getByText('Leia devagar.')).toBeVisible();
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim(),
    );
    expect(accent).toBe('#8a1c3b');
  });

  test('VARIANT-01, B6, B23, B27: crawlers get the third shop’s seller, picture and name', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const store = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^<]*)/g)]
      .map(([, json = '']) => JSON.parse(json))
      .find(({ legalName }) => legalName !== undefined);
    expect(store).toMatchObject({
      name: 'Folio',
      taxID: '11.222.333/0001-81',
      telephone: '+552433330007',
      address: { addressLocality: 'Paraty', postalCode: '23970-000' },
      contactPoint: { hoursAvailable: [{ opens: '08:00', closes: '20:00' }] },
    });
    const picture = await request.get('/storefront/current/social.jpg');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ short_name: 'Folio', theme_color: '#ffffff' });
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  });

  test('VARIANT-01: a product without a picture shows this shop’s emblem', async ({ page, request }) => {
    const response = page.waitForResponse(/\/storefront\/current\/emblem\.svg$/);
    await openHydrated(page, '/solares');
    expect((await response).status()).toBe(200);
    const emblem = await (await request.get('/storefront/current/emblem.svg')).text();
    expect(emblem).toContain('M22 12h76v40H22Z');
  });
});

neutralTest.describe('a platform without a storefront', { tag: '@desktop' }, () => {
  neutralTest.describe.configure({ mode: 'default' });

  neutralTest(
    'VARIANT-01: the shop has neutral words, no seller and no texts of the bundled storefronts',
    async ({ request, page }) => {
      expect(await foundOn(request, [...PAGES, ...FILES, '/c/black-friday'])).toEqual([]);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Loja, página inicial' }).first()).toBeVisible();
      await expect(page.getByText('Que bom ter você aqui.')).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Loja`);
      await expect(footer).not.toContainText('CNPJ');
      expect(await page.content()).not.toContain('"legalName"');
    },
  );
});
