import { expect, test } from 'playwright/test';
import { readCrawlerFile } from './support/crawler-files';

test.describe('files for crawlers', { tag: '@desktop' }, () => {
  test('B20: robots.txt is plain text that names the sitemap', async ({ request, baseURL }) => {
    const response = await request.get('/robots.txt');
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    const sitemap = /^Sitemap: (.*)$/m.exec(await response.text())?.[1] ?? '';
    expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
    expect(sitemap.startsWith(`${baseURL}/`) || process.env.BASE_URL !== undefined).toBe(true);
  });

  test('B21: the sitemap index lists sitemaps that exist, and a product listed there has a page', async ({
    request,
  }) => {
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

  test('B16, B21: an unknown sitemap returns 404', async ({ request }) => {
    await readCrawlerFile(request, '/sitemap.xml');
    expect((await request.get('/sitemaps/produtos-99.xml')).status()).toBe(404);
    expect((await request.get('/sitemaps/nada.xml')).status()).toBe(404);
  });

  test('RFC 9116: security.txt has a contact for vulnerabilities and an expiry date', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^Contact: (?:mailto:|https:)\S+$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    expect((await request.get('/.well-known/nada.txt')).status()).toBe(404);
  });

  test('B27: the search description leads to the search page', async ({ request }) => {
    const text = await (await request.get('/opensearch.xml')).text();
    const template = /template="([^"]*)"/.exec(text)?.[1] ?? '';
    const url = new URL(template.replace('{searchTerms}', 'redondo'));
    expect(url.pathname + url.search).toBe('/busca?busca=redondo');
    expect((await request.get(url.pathname + url.search)).status()).toBe(200);
  });
});
