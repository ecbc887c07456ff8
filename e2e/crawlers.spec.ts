import { expect, test } from 'playwright/test';
import { readCrawlerFile } from './support/crawler-files';
import { testWithOwnShop } from './support/own-shop-test';
import { PRODUCTS } from './support/quirky-store/catalogue';

test.describe('files for crawlers', { tag: '@desktop' }, () => {
  test('B20: robots.txt is plain text that names the sitemap', async ({ request, baseURL }) => {
    const response = await request.get('/robots.txt');
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    const sitemap = /^Sitemap: (.*)$/m.exec(await response.text())?.[1] ?? '';
    expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
    expect(sitemap.startsWith(`${baseURL}/`) || process.env.BASE_URL !== undefined).toBe(true);
  });

  test('B21: the index names sitemaps that exist, and a product of them is a page', async ({ request }) => {
    const index = await readCrawlerFile(request, '/sitemap.xml');
    const files = [...index.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc).pathname);
    expect(files).toEqual(expect.arrayContaining(['/sitemaps/produtos-1.xml', '/sitemaps/categorias-1.xml']));
    for (const file of files) expect((await request.get(file)).status()).toBe(200);
    const products = await readCrawlerFile(request, '/sitemaps/produtos-1.xml');
    const [, first = ''] = /<loc>([^<]*)/.exec(products) ?? [];
    const page = await request.get(new URL(first).pathname);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="${first}"`);
  });

  test('B16, B21: a sitemap that does not exist is 404', async ({ request }) => {
    await readCrawlerFile(request, '/sitemap.xml');
    expect((await request.get('/sitemaps/produtos-99.xml')).status()).toBe(404);
    expect((await request.get('/sitemaps/nada.xml')).status()).toBe(404);
  });

  test('B27: the search description leads to the search page', async ({ request }) => {
    const text = await (await request.get('/opensearch.xml')).text();
    const template = /template="([^"]*)"/.exec(text)?.[1] ?? '';
    const url = new URL(template.replace('{searchTerms}', 'redondo'));
    expect((await request.get(url.pathname + url.search)).status()).toBe(200);
  });
});

const quirky = testWithOwnShop({});

quirky.describe('on the quirky platform', { tag: '@desktop' }, () => {
  quirky.describe.configure({ mode: 'default' });

  quirky(
    'B16: while the platform fails there is no half catalogue but 503',
    async ({ request, platform }) => {
      await platform.setBehaviour('brands', '500');
      const response = await request.get('/sitemap.xml');
      await platform.reset();
      expect(response.status()).toBe(503);
      expect(response.headers()).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
    },
  );

  quirky('B21, B25: sitemaps and feed are those of that shop', async ({ request }) => {
    const products = await readCrawlerFile(request, '/sitemaps/produtos-1.xml');
    const found = [...products.matchAll(/<loc>[^<]*\/([^/<]*)\.html/g)].map(([, slug]) => slug);
    const listed = PRODUCTS.filter(({ categoria }) => categoria !== '').map(({ slug }) => slug);
    expect(listed.filter((slug) => !found.includes(slug))).toEqual([]);
    const feed = await readCrawlerFile(request, '/feed/google.xml');
    expect(feed).toContain('<g:price>');
    expect(feed).not.toContain('meridiano');
  });
});
